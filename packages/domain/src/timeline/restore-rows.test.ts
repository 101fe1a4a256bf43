import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreRows } from './index.ts'

const list = (text: string) => text.split('').map((id) => (id === '-' ? null : id))

test.each([
  ['in the middle', 'ac', 'abc', 'b', 'abc'],
  ['in front', 'bc', 'abc', 'a', 'abc'],
  ['at the end', 'ab', 'abc', 'c', 'abc'],
  ['several together, in their order', 'ae', 'abcde', 'bcd', 'abcde'],
  ['below rows that were added since', 'xyac', 'abc', 'b', 'xyabc'],
  ['below rows that were added since, from the front', 'xyc', 'abc', 'ab', 'xyabc'],
  ['where one neighbour was removed', 'a', 'abcd', 'c', 'ac'],
  ['on their side of a gap', 'a-c', 'a-bc', 'b', 'a-bc'],
  ['on the other side of a gap', 'a-c', 'ab-c', 'b', 'ab-c'],
  ['except between two gaps', 'a-c', 'a-b-c', 'b', 'a-c'],
  ['except without any neighbour', 'xy', 'ab', 'b', 'xy'],
  ['in an empty list', '', 'a-bc', 'ac', 'ac'],
  ['only once', 'abc', 'abc', 'b', 'abc'],
])('restores IDs %s', (_name, now, before, ids, expected) => {
  expect(restoreRows(list(now), list(before), new Set(ids.split('')))).toEqual(list(expected))
})

test('returns the same list when no ID is restored', () => {
  const items = list('ab')

  expect(restoreRows(items, list('abc'), new Set(['x']))).toBe(items)
  expect(restoreRows(items, [], new Set(['c']))).toBe(items)
})

test('leaves a list unchanged when rows are removed and restored', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String), { maxLength: 30 })

  fc.assert(
    fc.property(ids, fc.infiniteStream(fc.boolean()), (before, coins) => {
      const gone = new Set(before.filter(() => coins.next().value === true))
      const left = before.filter((id) => !gone.has(id))

      expect(restoreRows(left, before, gone)).toEqual(before)
    }),
  )
})
