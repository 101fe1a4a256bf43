import { expect, test } from 'vitest'
import { trueHost } from './link-host.ts'

const EVIL = 'https://evil.example/x'

test.each([
  ['a host with a path', 'bank.example/login'],
  ['an address among words', 'see https://bank.example/login now'],
  ['a host in capitals', 'BANK.EXAMPLE'],
  ['a host that the true one is only a part of', 'evil.example.bank.example/x and bank.example'],
  ['a host that ends alike', 'notevil.example'],
  ['letters of another script', 'b\u0430nk.example'],
  ['wide letters', '\uff42\uff41\uff4e\uff4b.example'],
  ['another dot', 'bank\u3002example'],
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
  ['words', 'the bank', EVIL],
  ['the true host', 'evil.example/y', EVIL],
  ['the true host with www', 'see www.evil.example', EVIL],
  ['a host below the true one', 'blog.evil.example', EVIL],
  ['a host above the true one', 'evil.example', 'https://www.blog.evil.example/'],
  ['a number', 'version 2.0, 3.14', EVIL],
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
