import { expect, test } from 'vitest'
import { nextIndex } from './next-index.ts'

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
])('%s', { tags: ['DRP-03'] }, (_title, key, current, expected) => {
  expect(nextIndex(key, current, labels)).toBe(expected)
})

test('an empty menu has nowhere to go', () => {
  expect(nextIndex('ArrowDown', -1, [])).toBeNull()
})
