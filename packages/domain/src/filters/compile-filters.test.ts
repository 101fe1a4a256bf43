import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FilterEntity, filterId, type FilterV2Entity, statusId } from '../entities/index.ts'
import { rulesOfPhrases } from '../testing/rules-of-phrases.ts'
import { compileFilters, filterContext, isExpired, rulesOfV2 } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

const filter = (phrase: string, patch: Partial<FilterEntity> = {}): FilterEntity => ({
  id: filterId('1'),
  phrase,
  context: ['home'],
  whole_word: false,
  expires_at: null,
  ...patch,
})

const compiled = (filters: readonly FilterEntity[], context: 'home' | 'notifications' | 'thread') =>
  compileFilters(rulesOfPhrases(filters), context, NOW)?.any ?? null
const matches = (one: FilterEntity, text: string) => compiled([one], 'home')?.test(text) ?? false
const wordMatches = (phrase: string, text: string) =>
  matches(filter(phrase, { whole_word: true }), text)

test.each([
  ['home', 'home'],
  ['notifications', 'notifications'],
  ['thread', 'thread'],
  ['public', 'public'],
  ['list:3', 'home'],
  ['community', 'public'],
  ['account:1', 'account'],
  ['hashtag:x', 'public'],
  ['direct', 'public'],
])('%s has the filters of %s', { tags: ['FLT-02', 'FLT-03', 'FLT-04'] }, (place, context) => {
  expect(filterContext(place)).toBe(context)
})

test('a filter applies in its own contexts only', { tags: ['FLT-02'] }, () => {
  const one = filter('foo', { context: ['notifications', 'thread'] })

  expect(compiled([one], 'home')).toBeNull()
  expect(compiled([one], 'notifications')?.test('foo')).toBe(true)
  expect(compiled([one], 'thread')?.test('foo')).toBe(true)
})

test('a profile is a public place: filters for either apply there', { tags: ['FLT-04'] }, () => {
  const onProfile = (...context: string[]) =>
    compileFilters(
      rulesOfPhrases([filter('foo', { context })]),
      filterContext('account:1'),
      NOW,
    ) !== null

  expect(onProfile('public')).toBe(true)
  expect(onProfile('account')).toBe(true)
  expect(onProfile('home', 'notifications', 'thread')).toBe(false)
})

test('a filter applies until it expires', { tags: ['FLT-05'] }, () => {
  expect(matches(filter('foo', { expires_at: '2026-11-20T11:59:59Z' }), 'foo')).toBe(false)
  expect(matches(filter('foo', { expires_at: '2026-11-20T12:00:01Z' }), 'foo')).toBe(true)
  expect(matches(filter('foo'), 'foo')).toBe(true)
})

test('letter case does not matter and no character is special', { tags: ['FLT-06'] }, () => {
  expect(matches(filter('a.b'), 'A.B')).toBe(true)
  expect(matches(filter('a.b'), 'axb')).toBe(false)
  expect(matches(filter('ÉTÉ'), 'en été')).toBe(true)
})

/** Any text at all, also with halves of surrogate pairs, combining marks and the signs of expressions. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...'\\^$.*+?()[]{}|/-pu&~#<>=!,'.split('')) }),
)
const tellingText = anyText.filter((text) => text.trim() !== '')

test('any phrase matches itself, whatever characters it has', { tags: ['FLT-06'] }, () => {
  fc.assert(
    fc.property(tellingText, (text) => {
      expect(matches(filter(text), `x ${text} x`)).toBe(true)
      expect(wordMatches(text, ` ${text} `)).toBe(true)
    }),
  )
})

test(
  'phrases together match what one of them matches, whatever they say',
  { tags: ['FLT-06', 'FLT-07'] },
  () => {
    const anyFilter = fc.record({ phrase: anyText, whole_word: fc.boolean() })
    fc.assert(
      fc.property(fc.array(anyFilter, { maxLength: 4 }), anyText, (phrases, text) => {
        const filters = phrases.map(({ phrase, whole_word }) => filter(phrase, { whole_word }))

        expect(compiled(filters, 'home')?.test(text) ?? false).toBe(
          filters.some((one) => matches(one, text)),
        )
      }),
    )
  },
)

test('without whole_word a phrase matches inside of words too', { tags: ['FLT-07'] }, () => {
  expect(matches(filter('cat'), 'concatenate')).toBe(true)
})

describe('whole words', () => {
  test.each([
    ['cat', 'cats', false],
    ['cat', 'a cat.', true],
    ['cat', 'concat', false],
    ['#cat', 'x#cat', true],
    ['#cat', '#cats', false],
    [':)', 'so:)funny', true],
    ['été', 'en été!', true],
    ['été', 'étés', false],
    ['猫', '黒猫', false],
    ['a b', 'xa b', false],
    ['cat_', 'cat_', true],
  ])('the word %s in "%s": %s', { tags: ['FLT-07'] }, (phrase, text, expected) => {
    expect(wordMatches(phrase, text)).toBe(expected)
  })
})

test(
  'several filters are one expression; empty phrases match nothing',
  { tags: ['FLT-06'] },
  () => {
    const several = compiled([filter('foo'), filter(' '), filter('bar')], 'home')

    expect(['a foo', 'BAR', 'neither of them'].map((text) => several?.test(text))).toEqual([
      true,
      true,
      false,
    ])
    expect(compileFilters(rulesOfPhrases([filter('')]), 'home', NOW)).toBeNull()
    expect(compileFilters(rulesOfPhrases([]), 'home', NOW)).toBeNull()
  },
)

test(
  'a filter is over from its very moment on; a date that cannot be read never comes',
  { tags: ['FLT-05'] },
  () => {
    expect(isExpired(new Date(NOW).toISOString(), NOW)).toBe(true)
    expect(isExpired(new Date(NOW + 1).toISOString(), NOW)).toBe(false)
    expect(isExpired('some day', NOW)).toBe(false)
    expect(isExpired(null, NOW)).toBe(false)
  },
)

describe('filters of newer servers', () => {
  const newer: FilterV2Entity = {
    id: filterId('7'),
    title: 'Sports',
    context: ['home'],
    expires_at: '2026-11-21T00:00:00Z',
    filter_action: 'hide',
    keywords: [
      { id: 'k1', keyword: 'goal', whole_word: true },
      { id: 'k2', keyword: '#match', whole_word: false },
    ],
    statuses: [{ id: 's1', status_id: statusId('42') }],
  }
  const source = {
    id: '7',
    title: 'Sports',
    action: 'hide',
    context: ['home'],
    expires_at: '2026-11-21T00:00:00Z',
  }

  test(
    'are a filter of the old shape for each keyword, with name and action',
    { tags: ['ENT-12'] },
    () => {
      expect(rulesOfV2([newer])).toEqual({
        phrases: [
          { ...source, phrase: 'goal', whole_word: true },
          { ...source, phrase: '#match', whole_word: false },
        ],
        statuses: [{ id: '42', filter: source }],
      })
    },
  )

  test(
    'apply in their contexts and until they expire, their statuses too',
    { tags: ['FLT-02', 'FLT-05'] },
    () => {
      const statuses = { ...newer, keywords: [] }
      const rules = rulesOfV2([statuses])

      expect(compileFilters(rules, 'home', NOW)).toMatchObject({ any: null, each: [] })
      expect(compileFilters(rules, 'home', NOW)?.statuses.has(statusId('42'))).toBe(true)
      expect(compileFilters(rules, 'public', NOW)).toBeNull()
      expect(compileFilters(rules, 'home', Date.parse('2026-11-22'))).toBeNull()
    },
  )
})
