import { expect, test } from 'vitest'
import { wheelScale } from './index.ts'

test.each([
  ['away from the reader zooms in', 1, -100, false, 1.25],
  ['towards the reader zooms out', 2, 100, false, 1.6],
  ['with Ctrl held is a notch too', 1, -100, true, 1.25],
  ['of two fingers on a touchpad counts for more', 1, -12.5, true, 1.25],
  ['far away ends at 4', 3, -900, false, 4],
  ['far back ends at 1', 2, 900, false, 1],
])('a turn %s', { tags: ['MV-08'] }, (_title, scale, deltaY, isPinch, expected) => {
  expect(wheelScale(scale, deltaY, isPinch)).toBeCloseTo(expected, 6)
})

test('turned there and back a picture is as large as it was', { tags: ['MV-08'] }, () => {
  expect(wheelScale(wheelScale(1.5, -60, false), 60, false)).toBeCloseTo(1.5, 6)
})
