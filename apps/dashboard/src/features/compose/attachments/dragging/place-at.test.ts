import { expect, test } from 'vitest'
import { placeAt, shiftsFor } from './use-card-journey.ts'

const spans = [
  { top: 100, height: 80 },
  { top: 186, height: 80 },
  { top: 272, height: 80 },
]

test.each([
  [0, 0, 0],
  [0, 43, 0],
  [0, 44, 1],
  [0, 172, 2],
  [0, 500, 2],
  [2, -87, 1],
  [2, -500, 0],
  [1, 40, 1],
  [7, 40, 7],
])('the card of place %i that came down by %i is over place %i', (from, by, place) => {
  expect(placeAt(spans, from, by)).toBe(place)
})

test.each([
  [0, 2, [0, -86, -86]],
  [2, 0, [86, 86, 0]],
  [1, 1, [0, 0, 0]],
  [2, 1, [0, 86, 0]],
])('from place %i over place %i the others make room: %j', (from, place, shifts) => {
  expect(shiftsFor(spans, from, place)).toEqual(shifts)
})
