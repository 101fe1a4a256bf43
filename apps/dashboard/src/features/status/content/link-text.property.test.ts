import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzz, growsLinearly, HOSTILE_UNITS, repeated } from '@colonnade/domain/testing'
import { trueHost } from './link-host.ts'
import { isAddressText, shortAddress, shortHost, splitAddress } from './link-text.ts'

const label = fc.oneof(
  fc.constantFrom(
    ...['mastodon', 'social', 'bank', 'com', 'evil', 'example', 'www', 'xn--bnk-6cd', 'co', 'uk'],
  ),
  fc.stringMatching(/^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/),
)
const host = fc.oneof(
  fc.array(label, { minLength: 1, maxLength: 8 }).map((labels) => labels.join('.')),
  fc.constantFrom('8.8.8.8', '[2001:db8::1]', 'bücher.example', 'مثال.example'),
)
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'https://me@', 'https://mastodon.social:x@'),
    host,
    fc.constantFrom('', ':8443'),
    fc.oneof(
      fc.webPath(),
      fc.constantFrom('', '/', '/%E2%80%AE', '/%E3%85%A4', '/@mastodon.social', '/a%2Fb'),
    ),
    fc.constantFrom('', '?a=b', '#c', '/'),
  )
  .map((parts) => parts.join(''))
  .filter((href) => URL.canParse(href))

describe('an address that is shown', () => {
  test('always holds the end of the true host, behind nothing else than its beginning', () => {
    fuzz(address, (href) => {
      const url = new URL(href)
      const { before, isHostCut, shown, isCut, after } = splitAddress(href)
      const [shownHost = ''] = shown.split('/')

      expect(shownHost).not.toBe('')
      expect(url.host.endsWith(shownHost)).toBe(true)
      // What is left out of a host is said to be, but for `www.`.
      if (!isHostCut) expect(url.host.replace(/^www\./, '')).toBe(shownHost.replace(/[?#].*$/, ''))
      expect(isCut || after === '' || after === '/').toBe(true)
      // eslint-disable-next-line no-control-regex
      expect(shown).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\s]/u)
      expect(URL.parse(`${before}${shown}${after}`)?.host).toBe(url.host)
      expect(shortHost(href).replace('…', '')).toBe(shownHost)
      expect(shortAddress(href)).toContain(shownHost)
    })
  })
})

describe('the words of a link', () => {
  const target = 'https://evil.example/x'

  test('never name a host that is not the true one without a label', () => {
    fuzz(
      fc.tuple(fc.string({ maxLength: 20 }), host, fc.string({ maxLength: 20 })),
      ([before, named, after]) => {
        fc.pre(
          named.includes('.') &&
            !/[\p{L}\p{N}\p{M}.@-]$/u.test(before) &&
            !/^[\p{L}\p{N}\p{M}.-]/u.test(after),
        )
        fc.pre(/\.[\p{L}]{2,}$/u.test(named) && !named.endsWith('evil.example'))
        expect(trueHost(`${before}${named}${after}`, target)).toBe('evil.example')
      },
    )
  })

  test('are judged without an error, whatever they are', () => {
    fuzz(
      fc.tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.oneof(address, fc.string())),
      ([text, href]) => {
        const named = trueHost(text, href)
        if (named !== null) expect(new URL(href).hostname.endsWith(named)).toBe(true)
        isAddressText(text, href)
        splitAddress(href)
      },
    )
  })
})

test.each([
  ['trueHost', (text: string) => trueHost(text, 'https://evil.example/')],
  [
    'trueHost of a short text',
    (text: string) => trueHost(text.slice(0, 2_000), 'https://evil.example/'),
  ],
  ['isAddressText', (text: string) => isAddressText(text, `https://${text}`)],
  ['splitAddress', (text: string) => splitAddress(`https://evil.example/${text}`)],
])('%s reads what is written again and again in time that grows with its length', (_name, read) => {
  expect(HOSTILE_UNITS.filter((unit) => !growsLinearly(repeated(unit), read))).toEqual([])
})
