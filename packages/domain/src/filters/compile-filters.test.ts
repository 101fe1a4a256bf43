import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FilterEntity, filterId } from '../entities/index.ts'
import { compileFilters, filterContext } from './index.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

const filter = (phrase: string, patch: Partial<FilterEntity> = {}): FilterEntity => ({
  id: filterId('1'),
  phrase,
  context: ['home'],
  whole_word: false,
  expires_at: null,
  ...patch,
})

const matches = (one: FilterEntity, text: string) =>
  compileFilters([one], 'home', NOW)?.test(text) ?? false
const wordMatches = (phrase: string, text: string) =>
  matches(filter(phrase, { whole_word: true }), text)

test.each([
  ['home', 'home'],
  ['notifications', 'notifications'],
  ['thread', 'thread'],
  ['public', 'public'],
  ['list:3', 'home'],
  ['community', 'public'],
  ['account:1', 'public'],
  ['hashtag:x', 'public'],
  ['direct', 'public'],
])('%s has the filters of %s [FLT-02] [FLT-03] [FLT-04]', (place, context) => {
  expect(filterContext(place)).toBe(context)
})

test('a filter applies in its own contexts only [FLT-02]', () => {
  const one = filter('foo', { context: ['notifications', 'thread'] })

  expect(compileFilters([one], 'home', NOW)).toBeNull()
  expect(compileFilters([one], 'notifications', NOW)?.test('foo')).toBe(true)
  expect(compileFilters([one], 'thread', NOW)?.test('foo')).toBe(true)
})

test('a filter applies until it expires [FLT-05]', () => {
  expect(matches(filter('foo', { expires_at: '2026-11-20T11:59:59Z' }), 'foo')).toBe(false)
  expect(matches(filter('foo', { expires_at: '2026-11-20T12:00:00Z' }), 'foo')).toBe(false)
  expect(matches(filter('foo', { expires_at: '2026-11-20T12:00:01Z' }), 'foo')).toBe(true)
  expect(matches(filter('foo', { expires_at: 'some day' }), 'foo')).toBe(true)
  expect(matches(filter('foo'), 'foo')).toBe(true)
})

test('letter case does not matter and no character is special [FLT-06]', () => {
  expect(matches(filter('a.b'), 'A.B')).toBe(true)
  expect(matches(filter('a.b'), 'axb')).toBe(false)
  expect(matches(filter('ÉTÉ'), 'en été')).toBe(true)
})

test('any phrase matches itself, whatever characters it has [FLT-06]', () => {
  const phrase = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(phrase, (text) => {
      expect(matches(filter(text), `x ${text} x`)).toBe(true)
      expect(wordMatches(text, ` ${text} `)).toBe(true)
    }),
  )
})

test('without whole_word a phrase matches inside of words too [FLT-07]', () => {
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
  ])('the word %s in "%s": %s [FLT-07]', (phrase, text, expected) => {
    expect(wordMatches(phrase, text)).toBe(expected)
  })
})

test('several filters are one expression; empty phrases match nothing [FLT-06]', () => {
  const compiled = compileFilters([filter('foo'), filter(' '), filter('bar')], 'home', NOW)

  expect(['a foo', 'BAR', 'neither'].map((text) => compiled?.test(text))).toEqual([
    true,
    true,
    false,
  ])
  expect(compileFilters([filter('')], 'home', NOW)).toBeNull()
  expect(compileFilters([filter(' ')], 'home', NOW)).toBeNull()
  expect(compileFilters([], 'home', NOW)).toBeNull()
})
