import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FilterEntity, filterId, type FilterV2Entity, statusId } from '../entities/index.ts'
import { createPhraseRules } from '../testing/phrase-rules.ts'
import { compileFilters, getFilterContext, isExpired, toFilterRules } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

const createFilter = (phrase: string, patch: Partial<FilterEntity> = {}): FilterEntity => ({
  id: filterId('1'),
  phrase,
  context: ['home'],
  whole_word: false,
  expires_at: null,
  ...patch,
})

const compileHome = (
  filters: readonly FilterEntity[],
  context: 'home' | 'notifications' | 'thread',
) => compileFilters(createPhraseRules(filters), context, NOW)?.any ?? null
const isMatch = (one: FilterEntity, text: string) => compileHome([one], 'home')?.test(text) ?? false
const isWordMatch = (phrase: string, text: string) =>
  isMatch(createFilter(phrase, { whole_word: true }), text)

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
])(
  'applies to %s the filters of %s',
  { tags: ['FLT-02', 'FLT-03', 'FLT-04'] },
  (place, context) => {
    expect(getFilterContext(place)).toBe(context)
  },
)

test('applies a filter in its own contexts only', { tags: ['FLT-02'] }, () => {
  const one = createFilter('foo', { context: ['notifications', 'thread'] })

  expect(compileHome([one], 'home')).toBeNull()
  expect(compileHome([one], 'notifications')?.test('foo')).toBe(true)
  expect(compileHome([one], 'thread')?.test('foo')).toBe(true)
})

test('applies public filters and profile filters on a profile', { tags: ['FLT-04'] }, () => {
  const onProfile = (...context: string[]) =>
    compileFilters(
      createPhraseRules([createFilter('foo', { context })]),
      getFilterContext('account:1'),
      NOW,
    ) !== null

  expect(onProfile('public')).toBe(true)
  expect(onProfile('account')).toBe(true)
  expect(onProfile('home', 'notifications', 'thread')).toBe(false)
})

test('applies a filter until it expires', { tags: ['FLT-05'] }, () => {
  expect(isMatch(createFilter('foo', { expires_at: '2026-11-20T11:59:59Z' }), 'foo')).toBe(false)
  expect(isMatch(createFilter('foo', { expires_at: '2026-11-20T12:00:01Z' }), 'foo')).toBe(true)
  expect(isMatch(createFilter('foo'), 'foo')).toBe(true)
})

test('ignores letter case and escapes all characters', { tags: ['FLT-06'] }, () => {
  expect(isMatch(createFilter('a.b'), 'A.B')).toBe(true)
  expect(isMatch(createFilter('a.b'), 'axb')).toBe(false)
  expect(isMatch(createFilter('ÉTÉ'), 'en été')).toBe(true)
})

/** Any text, including lone surrogates, combining marks and regex characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...'\\^$.*+?()[]{}|/-pu&~#<>=!,'.split('')) }),
)
const nonBlankText = anyText.filter((text) => text.trim() !== '')

test('matches any phrase with itself', { tags: ['FLT-06'] }, () => {
  fc.assert(
    fc.property(nonBlankText, (text) => {
      expect(isMatch(createFilter(text), `x ${text} x`)).toBe(true)
      expect(isWordMatch(text, ` ${text} `)).toBe(true)
    }),
  )
})

test(
  'matches phrases together as each phrase does separately',
  { tags: ['FLT-06', 'FLT-07'] },
  () => {
    const anyFilter = fc.record({ phrase: anyText, whole_word: fc.boolean() })
    fc.assert(
      fc.property(fc.array(anyFilter, { maxLength: 4 }), anyText, (phrases, text) => {
        const filters = phrases.map(({ phrase, whole_word }) =>
          createFilter(phrase, { whole_word }),
        )

        expect(compileHome(filters, 'home')?.test(text) ?? false).toBe(
          filters.some((one) => isMatch(one, text)),
        )
      }),
    )
  },
)

test('matches inside of words without whole_word', { tags: ['FLT-07'] }, () => {
  expect(isMatch(createFilter('cat'), 'concatenate')).toBe(true)
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
  ])('matches the word %s in "%s": %s', { tags: ['FLT-07'] }, (phrase, text, expected) => {
    expect(isWordMatch(phrase, text)).toBe(expected)
  })
})

test(
  'compiles several filters into one regex and ignores empty phrases',
  { tags: ['FLT-06'] },
  () => {
    const several = compileHome(
      [createFilter('foo'), createFilter(' '), createFilter('bar')],
      'home',
    )

    expect(['a foo', 'BAR', 'neither of them'].map((text) => several?.test(text))).toEqual([
      true,
      true,
      false,
    ])
    expect(compileFilters(createPhraseRules([createFilter('')]), 'home', NOW)).toBeNull()
    expect(compileFilters(createPhraseRules([]), 'home', NOW)).toBeNull()
  },
)

test('expires a filter at its exact time and ignores an invalid date', { tags: ['FLT-05'] }, () => {
  expect(isExpired(new Date(NOW).toISOString(), NOW)).toBe(true)
  expect(isExpired(new Date(NOW + 1).toISOString(), NOW)).toBe(false)
  expect(isExpired('some day', NOW)).toBe(false)
  expect(isExpired(null, NOW)).toBe(false)
})

describe('v2 filters', () => {
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

  test('converts each keyword to a v1 rule with title and action', { tags: ['ENT-12'] }, () => {
    expect(toFilterRules([newer])).toEqual({
      phrases: [
        { ...source, phrase: 'goal', whole_word: true },
        { ...source, phrase: '#match', whole_word: false },
      ],
      statuses: [{ id: '42', filter: source }],
    })
  })

  test(
    'applies them and their statuses in their contexts and until they expire',
    { tags: ['FLT-02', 'FLT-05'] },
    () => {
      const statuses = { ...newer, keywords: [] }
      const rules = toFilterRules([statuses])

      expect(compileFilters(rules, 'home', NOW)).toMatchObject({ any: null, each: [] })
      expect(compileFilters(rules, 'home', NOW)?.statuses.has(statusId('42'))).toBe(true)
      expect(compileFilters(rules, 'public', NOW)).toBeNull()
      expect(compileFilters(rules, 'home', Date.parse('2026-11-22'))).toBeNull()
    },
  )
})
