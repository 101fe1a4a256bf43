import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getBrokenRules,
  fuzz,
  isLinearTime,
  HOSTILE_UNITS,
  repeatUnit,
} from '@colonnade/domain/testing'
import { findMisleadingHost } from './link-safety.ts'
import { isUrlText, shortenUrl, shortenHost, splitUrl } from './shorten-url.ts'

const label = fc.oneof(
  fc.constantFrom(
    'mastodon',
    'social',
    'bank',
    'com',
    'evil',
    'example',
    'www',
    'xn--bnk-6cd',
    'co',
    'uk',
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

function findFaults(href: string): readonly string[] {
  const { host } = new URL(href)
  const { before, isHostCut, shown, isCut, after } = splitUrl(href)
  const [shownHost = ''] = shown.split(/[/?#]/)
  return getBrokenRules({
    'shows the end of the host': shownHost !== '' && host.endsWith(shownHost),
    'says what it leaves out of a host': isHostCut || host.replace(/^www\./, '') === shownHost,
    'says what it leaves out behind': isCut || after === '' || after === '/',
    'holds nothing unseen': !/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\s]/u.test(shown),
    'is all of it': URL.parse(`${before}${shown}${after}`)?.host === host,
    'shows the same host alone': shortenHost(href).replace('…', '') === shownHost,
    'shows the same without its parts': shortenUrl(href).includes(shownHost),
  })
}

test('always shows the end of the true host of a URL, and keeps the hidden parts in the text', () => {
  expect(() => fuzz(address, findFaults)).not.toThrow()
})

const target = 'https://evil.example/x'

const namingWords = fc
  .tuple(fc.string({ maxLength: 20 }), host, fc.string({ maxLength: 20 }))
  .filter(
    ([before, named, after]) =>
      !/[\p{L}\p{N}\p{M}.@-]$/u.test(before) &&
      !/^[\p{L}\p{N}\p{M}.-]/u.test(after) &&
      /\.\p{L}{2,}$/u.test(named) &&
      !named.endsWith('evil.example'),
  )
  .map((parts) => parts.join(''))

test('labels every text that names another host than the true one', () => {
  const faultsOf = (words: string) =>
    getBrokenRules({ 'says the true host': findMisleadingHost(words, target) === 'evil.example' })

  expect(() => fuzz(namingWords, faultsOf)).not.toThrow()
})

test('handles any link text without an error', () => {
  const link = fc.tuple(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.oneof(address, fc.string()),
  )
  const faultsOf = ([words, href]: readonly [string, string]) => {
    const named = findMisleadingHost(words, href)
    isUrlText(words, href)
    splitUrl(href)
    return getBrokenRules({
      'says the true host': named === null || new URL(href).hostname.endsWith(named),
    })
  }

  expect(() => fuzz(link, faultsOf)).not.toThrow()
})

test.each([
  ['trueHost', (text: string) => findMisleadingHost(text, 'https://evil.example/')],
  [
    'findMisleadingHost of a short text',
    (text: string) => findMisleadingHost(text.slice(0, 2_000), 'https://evil.example/'),
  ],
  ['isUrlText', (text: string) => isUrlText(text, `https://${text}`)],
  ['splitUrl', (text: string) => splitUrl(`https://evil.example/${text}`)],
])('runs %s in linear time', (_name, read) => {
  expect(HOSTILE_UNITS.filter((unit) => !isLinearTime(repeatUnit(unit), read))).toEqual([])
})
