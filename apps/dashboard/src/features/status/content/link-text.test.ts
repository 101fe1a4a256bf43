import { expect, test } from 'vitest'
import { isAddressText, shortAddress, splitAddress } from './link-text.ts'

test.each([
  ['the scheme and www go', 'https://www.rail.example/ely-box', 'rail.example/ely-box'],
  ['a bare host keeps no slash', 'https://rail.example/', 'rail.example'],
  ['a port stays', 'http://localhost:4040/a', 'localhost:4040/a'],
  [
    '30 characters stay whole',
    'https://a.example/2345678901234567890',
    'a.example/2345678901234567890',
  ],
  [
    'a long one is cut at 30',
    'https://rail.example/a/very/long/path/to/somewhere',
    'rail.example/a/very/long/path…',
  ],
  ['letters of other scripts are readable', 'https://a.example/%C3%A9t%C3%A9', 'a.example/été'],
  ['a broken escape stays as it is', 'https://a.example/%E0%A4%A', 'a.example/%E0%A4%A'],
  ['spaces and turns stay escaped', 'https://a.example/a%20%E2%80%AEb', 'a.example/a%20%E2%80%AEb'],
  [
    'letters that nobody sees stay escaped',
    'https://a.example/%E3%85%A4%EF%BE%A0',
    'https://a.example/%E3%85%A4%EF%BE%A0'.slice(8),
  ],
  [
    'a long host keeps its end',
    'https://mastodon.social.account-verify.login.evil.example/x',
    '….login.evil.example/…',
  ],
  [
    'a long host without a path keeps its end',
    'https://accounts.google.com.signin-v2.identifier.evil.example/',
    '….identifier.evil.example',
  ],
  [
    'a host that fills the place is whole',
    'https://mastodon.social.evils2.example/x',
    'mastodon.social.evils2.example/…',
  ],
  [
    'a long host keeps its port',
    'https://mastodon.social.account-verify.evil.example:8443/x',
    '…ount-verify.evil.example:8443/…',
  ],
  [
    'a name longer than the place keeps its end',
    `https://${'a'.repeat(40)}.example/x`,
    `…${'a'.repeat(21)}.example/…`,
  ],
  ['another scheme stays whole', 'mailto:ada@a.example', 'mailto:ada@a.example'],
])('%s', (_title, href, expected) => {
  expect(shortAddress(href)).toBe(expected)
})

test.each([
  ['https://bank.example/login', true],
  ['www.bank.example', true],
  ['the bank', false],
  ['see https://bank.example', false],
])('%s is an address: %s', (text, expected) => {
  expect(isAddressText(text)).toBe(expected)
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
])('splits %s without losing anything of it', (href) => {
  const { before, shown, after } = splitAddress(href)

  expect(`${before}${shown}${after}`).toBe(href)
})

test('shows the true host of an address with a login that looks like one', () => {
  expect(splitAddress('https://bank.example@evil.example/x').shown).toBe('evil.example/x')
})

test.each([
  ['rail.example/ely-b…', 'https://rail.example/ely-box', true],
  ['rail.example/ely-b...', 'https://www.rail.example/ely-box', true],
  ['bank.example/ely…', 'https://rail.example/ely-box', false],
  ['and so on…', 'https://rail.example/ely-box', false],
])('takes %s for %s as a cut address: %s', (text, href, expected) => {
  expect(isAddressText(text, href)).toBe(expected)
})
