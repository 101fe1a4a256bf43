import { expect, test } from 'vitest'
import { getWheelScale } from './index.ts'

test.each([
  ['zooms in when the wheel turns away from the user', 1, -100, false, 1.25],
  ['zooms out when the wheel turns towards the user', 2, 100, false, 1.6],
  ['handles one notch with Ctrl held', 1, -100, true, 1.25],
  ['amplifies a touchpad pinch', 1, -12.5, true, 1.25],
  ['stops at 4', 3, -900, false, 4],
  ['stops at 1', 2, 900, false, 1],
])('%s', { tags: ['MV-08'] }, (_title, scale, deltaY, isPinch, expected) => {
  expect(getWheelScale(scale, deltaY, isPinch)).toBeCloseTo(expected, 6)
})

test('restores the scale when the wheel turns back', { tags: ['MV-08'] }, () => {
  expect(getWheelScale(getWheelScale(1.5, -60, false), 60, false)).toBeCloseTo(1.5, 6)
})
