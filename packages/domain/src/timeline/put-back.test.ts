import fc from 'fast-check'
import { expect, test } from 'vitest'
import { putBack } from './index.ts'

const list = (text: string) => text.split('').map((id) => (id === '-' ? null : id))

test.each([
  ['in the middle', 'ac', 'abc', 'b', 'abc'],
  ['in front', 'bc', 'abc', 'a', 'abc'],
  ['at the end', 'ab', 'abc', 'c', 'abc'],
  ['several together, in their order', 'ae', 'abcde', 'bcd', 'abcde'],
  ['below what came meanwhile', 'xyac', 'abc', 'b', 'xyabc'],
  ['below what came meanwhile, from the front', 'xyc', 'abc', 'ab', 'xyabc'],
  ['where a neighbour left', 'a', 'abcd', 'c', 'ac'],
  ['on their side of a gap', 'a-c', 'a-bc', 'b', 'a-bc'],
  ['on the other side of a gap', 'a-c', 'ab-c', 'b', 'ab-c'],
  ['not between two gaps: they bring them', 'a-c', 'a-b-c', 'b', 'a-c'],
  ['not where nobody is left whom they stood by', 'xy', 'ab', 'b', 'xy'],
  ['into a list with nothing in it', '', 'a-bc', 'ac', 'ac'],
  ['not twice', 'abc', 'abc', 'b', 'abc'],
])('ids come back %s', (_name, now, before, ids, expected) => {
  expect(putBack(list(now), list(before), new Set(ids.split('')))).toEqual(list(expected))
})

test('a list to which nothing comes back is the very same', () => {
  const items = list('ab')

  expect(putBack(items, list('abc'), new Set(['x']))).toBe(items)
  expect(putBack(items, [], new Set(['c']))).toBe(items)
})

test('whatever is taken from a list and put back at once leaves it as it was', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String), { maxLength: 30 })

  fc.assert(
    fc.property(ids, fc.infiniteStream(fc.boolean()), (before, coins) => {
      const gone = new Set(before.filter(() => coins.next().value === true))
      const left = before.filter((id) => !gone.has(id))

      expect(putBack(left, before, gone)).toEqual(before)
    }),
  )
})
