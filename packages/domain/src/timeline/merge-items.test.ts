import { expect, test } from 'vitest'
import { mergeItems } from './merge-items.ts'

const list = ['9', '7', null, '5', '3']

test.each([
  ['that shares nothing stands where it was asked for', ['8', '6'], 1, '9 8 6 7 … 5 3'],
  ['stands in front of the first id that it shares', ['6', '5'], 0, '9 7 … 6 5 3'],
  ['keeps what stands between two ids that it shares', ['9', '5'], 0, '9 7 5 3'],
  ['closes the gaps that it spans, and no other', ['5', '4', '3'], 0, '9 7 … 5 4 3'],
  ['fills the gap between its neighbours', ['7', '6', '5'], 0, '9 7 6 5 3'],
  ['that says an id twice adds it once', ['8', '8', '7'], 0, '9 8 7 … 5 3'],
  ['in another order repeats nothing', ['7', '9', '6'], 0, '9 7 6 … 5 3'],
  ['without ids changes nothing', [], 2, '9 7 … 5 3'],
])('a page %s [TL-13]', (_name, page, at, expected) => {
  const merged = mergeItems(list, page, at)

  expect(merged.map((item) => item ?? '…').join(' ')).toBe(expected)
})
