import { expect, test } from 'vitest'
import { pickCachedRows, CACHED_NEWEST_ROWS } from './index.ts'

const rows = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

test('keeps the newest rows with the gaps between them', { tags: ['BY-17'] }, () => {
  expect(pickCachedRows(rows(100, 1), [])).toEqual(rows(100, 101 - CACHED_NEWEST_ROWS))
  expect(pickCachedRows(['9', null, '7', '6'], ['7'])).toEqual(['9', null, '7', '6'])
})

test(
  'keeps the rows around a reader further down, below a gap',
  { tags: ['BY-17', 'BY-31'] },
  () => {
    expect(pickCachedRows(rows(100, 1), ['40'])).toEqual([...rows(100, 81), null, ...rows(50, 21)])
  },
)

test('adds no gap between adjacent rows or at either end', () => {
  expect(pickCachedRows(rows(100, 1), ['75'])).toEqual(rows(100, 56))
  expect(pickCachedRows([null, '9', '8', null], [])).toEqual(['9', '8'])
  expect(pickCachedRows([null], [])).toEqual([])
})

test('ignores a reader whose row is not listed', () => {
  expect(pickCachedRows(rows(100, 1), ['gone'])).toEqual(rows(100, 61))
})
