import { expect, test } from 'vitest'
import { trueHost } from './link-host.ts'

const EVIL = 'https://evil.example/x'

test.each([
  ['a host of another script that spells no letters', 'xn--a.mastodon'],
  ['a host with a path', 'bank.example/login'],
  ['an address among words', 'see https://bank.example/login now'],
  ['a host in capitals', 'BANK.EXAMPLE'],
  ['a host that the true one is only a part of', 'evil.example.bank.example/x and bank.example'],
  ['a host that ends alike', 'notevil.example'],
  ['letters of another script', 'b\u0430nk.example'],
  ['wide letters', '\uff42\uff41\uff4e\uff4b.example'],
  ['another dot', 'bank\u3002example'],
  ['a Lisu letter for a dot', 'bank\ua4f8example'],
  ['an Urdu full stop for a dot', 'bank\u06d4example'],
  ['a Syriac full stop for a dot', 'bank\u0701example'],
  ['an Arabic zero for a dot', 'bank\u0660example'],
  ['a Persian zero for a dot', 'bank\u06f0example'],
  ['a middle dot', 'bank\u00b7example'],
  ['a dot of Katakana', 'bank\u30fbexample'],
  ['a Greek middle dot', 'bank\u0387example'],
  ['a bullet', 'bank\u2022example'],
  ['a Vai full stop for a dot', 'bank\ua60eexample'],
  ['the number of another host', 'see 8.8.8.8/login'],
  ['the number of another host in wide digits', '\uff18.\uff18.\uff18.\uff18'],
  ['a host as a single number', 'see http://134744072/login'],
  ['a host in brackets', 'see http://[2001:db8::1]/login'],
  ['a login that looks like the true host', 'see https://evil.example@bank/x'],
  ['signs of no width', 'ba\u200bnk.exa\u00admple'],
  ['a text that is turned around', '\u202eelpmaxe.knab'],
  ['what is too long to be looked through', 'x'.repeat(100_000)],
  ['what is too long once its signs are spelled out', '\u3316'.repeat(400)],
  ['a host behind more words than anybody reads', `${'word '.repeat(400)}bank.example`],
  ['a text that is turned, with the true host in it', '\u2067evil.example'],
])('%s is labelled with the true host', (_what, text) => {
  expect(trueHost(text, EVIL)).toBe('evil.example')
})

test.each([
  ['github.io', 'https://evil.github.io/'],
  ['GitHub.io', 'https://evil.github.io/'],
  ['pages.dev', 'https://evil.pages.dev/'],
  ['co.uk', 'https://evil.co.uk/'],
  ['com.au', 'https://evil.com.au/'],
  ['www.example', 'https://evil.example/'],
  ['see https://example/', 'https://evil.example/'],
])('names the true host where the words name what anybody may register under: %s', (text, href) => {
  expect(trueHost(text, href)).toBe(new URL(href).hostname)
})

test.each([
  ['words', 'the bank', EVIL],
  ['the true host', 'evil.example/y', EVIL],
  ['the true host with www', 'see www.evil.example', EVIL],
  ['a host below the true one', 'blog.evil.example', EVIL],
  ['a host above the true one', 'evil.example', 'https://www.blog.evil.example/'],
  ['a number', 'version 2.0, 3.14', EVIL],
  ['a number of a version', '2.0.1 and 10.0.0', EVIL],
  ['its own number', 'see 8.8.8.8', 'https://8.8.8.8/'],
  ['Arabic numbers', 'سنة ٢٠٢٠م', EVIL],
  ['a sentence without a space after it', 'No. Never', EVIL],
  ['the same name in its own script', 'b\u00fccher.example', 'https://xn--bcher-kva.example/'],
  ['what is no web address', 'ada@bank.example', 'mailto:ada@bank.example'],
  ['what nobody can read', 'bank.example', 'https://[::bad'],
])('%s needs no label', (_what, text, href) => {
  expect(trueHost(text, href)).toBeNull()
})

test('a label in another script is written as browsers write it', () => {
  expect(trueHost('bank.example', 'https://b\u0430nk.example/')).toBe('xn--bnk-6cd.example')
})
