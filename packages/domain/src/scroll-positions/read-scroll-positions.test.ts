import { expect, test } from 'vitest'
import { MAX_SCROLL_POSITIONS } from './find-scroll-position.ts'
import { keepNewestPositions, readScrollPositions, type ScrollPosition } from './index.ts'

const place: ScrollPosition = {
  ids: ['60', '59'],
  above: ['61'],
  offset: 31.5,
  isTop: false,
  seen: '63',
  at: 1_000,
}

const read = (raw: unknown) => Object.fromEntries(readScrollPositions(raw))

test('reads a position as it was written', { tags: ['BY-31'] }, () => {
  expect(read(JSON.parse(JSON.stringify({ places: { 'a home': place } })))).toEqual({
    'a home': place,
  })
})

test.each([
  null,
  'text',
  [],
  { places: [] },
  { places: { a: null } },
  { places: { a: { ids: 'no' } } },
  { places: { a: { ...place, ids: [7, '', null] } } },
])('reads no position from damaged %j', (raw) => {
  expect(read(raw)).toEqual({})
})

test('replaces damaged properties of a position with defaults', () => {
  const raw = { ids: ['60'], above: 3, offset: 'far', isTop: 1, seen: 4, at: null }

  expect(read({ places: { a: raw } })).toEqual({
    a: { ids: ['60'], above: [], offset: 0, isTop: false, seen: null, at: 0 },
  })
})

test('limits the number of rows that are read', () => {
  const many = Array.from({ length: 99 }, (_, index) => `id${index}`)

  const found = readScrollPositions({ places: { a: { ...place, ids: many, above: many } } }).get(
    'a',
  )

  expect(found?.ids).toHaveLength(6)
  expect(found?.above).toHaveLength(3)
})

test('removes the oldest positions when there are too many', () => {
  const all = new Map(
    Array.from({ length: MAX_SCROLL_POSITIONS + 2 }, (_, index) => [
      `p${index}`,
      { ...place, at: index },
    ]),
  )

  const kept = keepNewestPositions(all)

  expect(kept.size).toBe(MAX_SCROLL_POSITIONS)
  expect(kept.has('p1')).toBe(false)
  expect(kept.has('p2')).toBe(true)
})

test('returns the same map when there are few positions', () => {
  const few = new Map([['a', place]])

  expect(keepNewestPositions(few)).toBe(few)
})
