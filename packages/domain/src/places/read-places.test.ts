import { expect, test } from 'vitest'
import { MOST_PLACES } from './find-place.ts'
import { newestPlaces, readPlaces, type Place } from './index.ts'

const place: Place = {
  ids: ['60', '59'],
  above: ['61'],
  offset: 31.5,
  isTop: false,
  seen: '63',
  at: 1_000,
}

const read = (raw: unknown) => Object.fromEntries(readPlaces(raw))

test('what was written comes back', { tags: ['BY-31'] }, () => {
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
])('damaged %j holds no place', (raw) => {
  expect(read(raw)).toEqual({})
})

test('a damaged part of a place counts as not told', () => {
  const raw = { ids: ['60'], above: 3, offset: 'far', isTop: 1, seen: 4, at: null }

  expect(read({ places: { a: raw } })).toEqual({
    a: { ids: ['60'], above: [], offset: 0, isTop: false, seen: null, at: 0 },
  })
})

test('no more rows are read than are ever kept', () => {
  const many = Array.from({ length: 99 }, (_, index) => `id${index}`)

  const found = readPlaces({ places: { a: { ...place, ids: many, above: many } } }).get('a')

  expect(found?.ids).toHaveLength(6)
  expect(found?.above).toHaveLength(3)
})

test('of too many places those noted longest ago go', () => {
  const all = new Map(
    Array.from({ length: MOST_PLACES + 2 }, (_, index) => [`p${index}`, { ...place, at: index }]),
  )

  const kept = newestPlaces(all)

  expect(kept.size).toBe(MOST_PLACES)
  expect(kept.has('p1')).toBe(false)
  expect(kept.has('p2')).toBe(true)
})

test('few places stay as they are', () => {
  const few = new Map([['a', place]])

  expect(newestPlaces(few)).toBe(few)
})
