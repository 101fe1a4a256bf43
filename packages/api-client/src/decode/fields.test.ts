import { expect, test } from 'vitest'
import { brief, count } from './fields.ts'

test.each([
  ['a short text stays', 'Ada', 'Ada'],
  ['a long one is cut', 'Ada Lovelace', 'Ada Lo…'],
  ['half a character is left out', 'Ada L🦀🦀', 'Ada L…'],
  ['what is no text is empty', 7, ''],
])('%s', (_title, raw, expected) => {
  expect(brief(raw, 6)).toBe(expected)
})

test.each([
  [3, 3],
  [-1, 0],
  [1e300, 1e12],
  [Number.NaN, 0],
  ['many', 0],
])('of %s there are %s', (raw, expected) => {
  expect(count(raw)).toBe(expected)
})
