import { expect, test } from 'vitest'
import { isUrlText, shortenUrl, splitUrl } from './shorten-url.ts'

test.each([
  ['hides the scheme and www', 'https://www.rail.example/ely-box', 'rail.example/ely-box'],
  ['hides the slash of a bare host', 'https://rail.example/', 'rail.example'],
  ['keeps a port', 'http://localhost:4040/a', 'localhost:4040/a'],
  ['keeps 30 characters', 'https://a.example/2345678901234567890', 'a.example/2345678901234567890'],
  [
    'truncates a long URL at 30 characters',
    'https://rail.example/a/very/long/path/to/somewhere',
    'rail.example/a/very/long/path…',
  ],
  ['decodes letters of other scripts', 'https://a.example/%C3%A9t%C3%A9', 'a.example/été'],
  ['keeps an invalid escape', 'https://a.example/%E0%A4%A', 'a.example/%E0%A4%A'],
  [
    'keeps spaces and direction marks escaped',
    'https://a.example/a%20%E2%80%AEb',
    'a.example/a%20%E2%80%AEb',
  ],
  [
    'keeps invisible letters escaped',
    'https://a.example/%E3%85%A4%EF%BE%A0',
    'https://a.example/%E3%85%A4%EF%BE%A0'.slice(8),
  ],
  [
    'keeps the end of a long host',
    'https://mastodon.social.account-verify.login.evil.example/x',
    '….login.evil.example/…',
  ],
  [
    'keeps the end of a long host without a path',
    'https://accounts.google.com.signin-v2.identifier.evil.example/',
    '….identifier.evil.example',
  ],
  [
    'keeps a host of exactly the maximum length',
    'https://mastodon.social.evils2.example/x',
    'mastodon.social.evils2.example/…',
  ],
  [
    'keeps the port of a long host',
    'https://mastodon.social.account-verify.evil.example:8443/x',
    '…ount-verify.evil.example:8443/…',
  ],
  [
    'keeps the end of a label longer than the maximum length',
    `https://${'a'.repeat(40)}.example/x`,
    `…${'a'.repeat(21)}.example/…`,
  ],
  ['keeps all of a URL with another scheme', 'mailto:ada@a.example', 'mailto:ada@a.example'],
])('%s', (_title, href, expected) => {
  expect(shortenUrl(href)).toBe(expected)
})

test.each([
  ['https://bank.example/login', true],
  ['www.bank.example', true],
  ['the bank', false],
  ['see https://bank.example', false],
])('recognises %s as a URL: %s', (text, expected) => {
  expect(isUrlText(text)).toBe(expected)
})

test.each([
  'https://www.rail.example/a/very/long/path/to/somewhere?and=more#end',
  'http://localhost:4040/a/',
  'https://rail.example/',
  'https://rail.example',
  'https://me@mastodon.social.account-verify.login.evil.example/x/',
  'https://www.mastodon.social.account-verify.login.evil.example',
  'https://me:secret@rail.example/box',
  'https://a.example/a%20b%2Fc',
  'https://xn--bcher-kva.example/x',
  'mailto:ada@a.example',
])('splits %s without losing any part of it', (href) => {
  const { before, shown, after } = splitUrl(href)

  expect(`${before}${shown}${after}`).toBe(href)
})

test('shows the true host of a URL whose login looks like one', () => {
  expect(splitUrl('https://bank.example@evil.example/x').shown).toBe('evil.example/x')
})

test.each([
  ['rail.example/ely-b…', 'https://rail.example/ely-box', true],
  ['rail.example/ely-b...', 'https://www.rail.example/ely-box', true],
  ['bank.example/ely…', 'https://rail.example/ely-box', false],
  ['and so on…', 'https://rail.example/ely-box', false],
])('recognises the text %s of a link to %s as a truncated URL: %s', (text, href, expected) => {
  expect(isUrlText(text, href)).toBe(expected)
})
