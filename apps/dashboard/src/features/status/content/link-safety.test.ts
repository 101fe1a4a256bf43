import { expect, test } from 'vitest'
import { findMisleadingHost } from './link-safety.ts'

const EVIL = 'https://evil.example/x'

test.each([
  ['a punycode host that decodes to no letters', 'xn--a.mastodon'],
  ['a host with a path', 'bank.example/login'],
  ['a URL inside a text', 'see https://bank.example/login now'],
  ['a host in upper case', 'BANK.EXAMPLE'],
  ['a host that contains the true one', 'evil.example.bank.example/x and bank.example'],
  ['a host with the same ending', 'notevil.example'],
  ['letters of another script', 'b\u0430nk.example'],
  ['full-width letters', '\uff42\uff41\uff4e\uff4b.example'],
  ['an ideographic full stop', 'bank\u3002example'],
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
  ['the IP address of another host', 'see 8.8.8.8/login'],
  ['the IP address of another host in full-width digits', '\uff18.\uff18.\uff18.\uff18'],
  ['an IP address as a single number', 'see http://134744072/login'],
  ['an IPv6 address in brackets', 'see http://[2001:db8::1]/login'],
  ['a login that looks like the true host', 'see https://evil.example@bank/x'],
  ['zero-width characters', 'ba\u200bnk.exa\u00admple'],
  ['a text with direction marks', '\u202eelpmaxe.knab'],
  ['a text that exceeds the maximum length', 'x'.repeat(100_000)],
  ['a text that exceeds the maximum length after normalisation', '\u3316'.repeat(400)],
  ['a host at the end of a very long text', `${'word '.repeat(400)}bank.example`],
  ['a text with direction marks that contains the true host', '\u2067evil.example'],
])('labels %s with the true host', (_what, text) => {
  expect(findMisleadingHost(text, EVIL)).toBe('evil.example')
})

test.each([
  ['github.io', 'https://evil.github.io/'],
  ['GitHub.io', 'https://evil.github.io/'],
  ['pages.dev', 'https://evil.pages.dev/'],
  ['co.uk', 'https://evil.co.uk/'],
  ['com.au', 'https://evil.com.au/'],
  ['www.example', 'https://evil.example/'],
  ['see https://example/', 'https://evil.example/'],
])(
  'labels a link with the true host when its text names a shared registration domain: %s',
  (text, href) => {
    expect(findMisleadingHost(text, href)).toBe(new URL(href).hostname)
  },
)

test.each([
  ['words', 'the bank', EVIL],
  ['the true host', 'evil.example/y', EVIL],
  ['the true host with www', 'see www.evil.example', EVIL],
  ['a subdomain of the true host', 'blog.evil.example', EVIL],
  ['a parent domain of the true host', 'evil.example', 'https://www.blog.evil.example/'],
  ['a number', 'version 2.0, 3.14', EVIL],
  ['a version number', '2.0.1 and 10.0.0', EVIL],
  ['its own IP address', 'see 8.8.8.8', 'https://8.8.8.8/'],
  ['Arabic digits', 'سنة ٢٠٢٠م', EVIL],
  ['a sentence without a space after it', 'No. Never', EVIL],
  ['the true host in its native script', 'b\u00fccher.example', 'https://xn--bcher-kva.example/'],
  ['a URL without a web scheme', 'ada@bank.example', 'mailto:ada@bank.example'],
  ['an invalid URL', 'bank.example', 'https://[::bad'],
])('does not label %s', (_what, text, href) => {
  expect(findMisleadingHost(text, href)).toBeNull()
})

test('labels hosts of other scripts in punycode', () => {
  expect(findMisleadingHost('bank.example', 'https://b\u0430nk.example/')).toBe(
    'xn--bnk-6cd.example',
  )
})
