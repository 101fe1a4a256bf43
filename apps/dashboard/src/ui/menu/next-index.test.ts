import { expect, test } from 'vitest'
import { getNextIndex } from './next-index.ts'

const labels = ['Expand this post', 'Copy link', 'Mention', 'Delete']

test.each([
  ['down from the last goes to the first', 'ArrowDown', 3, 0],
  ['up from the first goes to the last', 'ArrowUp', 0, 3],
  ['up from nowhere goes to the last', 'ArrowUp', -1, 3],
  ['Home goes to the first', 'Home', 2, 0],
  ['End goes to the last', 'End', 0, 3],
  ['a letter goes to the next item that starts with it', 'd', 0, 3],
  ['a letter that starts nothing stays', 'z', 0, null],
  ['another key means nothing', 'Enter', 0, null],
])('moves in a menu: %s', { tags: ['DRP-03'] }, (_title, key, current, expected) => {
  expect(getNextIndex(key, current, labels)).toBe(expected)
})

test('returns null for an empty menu', () => {
  expect(getNextIndex('ArrowDown', -1, [])).toBeNull()
})
