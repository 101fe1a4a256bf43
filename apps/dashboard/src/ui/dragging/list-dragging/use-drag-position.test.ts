import { expect, test } from 'vitest'
import { findNearestPosition, getShifts } from './use-drag-position.ts'

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
])('moves the card of position %i, dragged down by %i px, to position %i', (from, by, place) => {
  expect(findNearestPosition(spans, from, by)).toBe(place)
})

test.each([
  [0, 2, [0, -86, -86]],
  [2, 0, [86, 86, 0]],
  [1, 1, [0, 0, 0]],
  [2, 1, [0, 86, 0]],
])('shifts the others for a drag from position %i to %i by %j', (from, place, shifts) => {
  expect(getShifts(spans, from, place)).toEqual(shifts)
})
