import { expect, test } from 'vitest'
import { pickSeen, SEEN_NEWEST } from './index.ts'

const rows = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

test('the newest rows are kept, with the gaps between them', { tags: ['BY-17'] }, () => {
  expect(pickSeen(rows(100, 1), [])).toEqual(rows(100, 101 - SEEN_NEWEST))
  expect(pickSeen(['9', null, '7', '6'], ['7'])).toEqual(['9', null, '7', '6'])
})

test(
  'where somebody reads further down, the rows around them are kept below a gap',
  { tags: ['BY-17', 'BY-31'] },
  () => {
    expect(pickSeen(rows(100, 1), ['40'])).toEqual([...rows(100, 81), null, ...rows(50, 21)])
  },
)

test('what touches has no gap between, and none stands at an end', () => {
  expect(pickSeen(rows(100, 1), ['75'])).toEqual(rows(100, 56))
  expect(pickSeen([null, '9', '8', null], [])).toEqual(['9', '8'])
  expect(pickSeen([null], [])).toEqual([])
})

test('a reader whose row is not listed is none', () => {
  expect(pickSeen(rows(100, 1), ['gone'])).toEqual(rows(100, 61))
})
