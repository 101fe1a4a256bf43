import { expect, test } from 'vitest'
import { getDoubleTapScale, isDoubleTap } from './index.ts'

const first = { x: 100, y: 100, at: 1000 }

test.each([
  ['detects two fast taps at the same point', { x: 100, y: 100, at: 1300 }, true],
  ['detects a second tap within the maximum distance', { x: 114, y: 119, at: 1200 }, true],
  ['ignores a second tap that is too late', { x: 100, y: 100, at: 1301 }, false],
  ['ignores a second tap that is too far away', { x: 125, y: 100, at: 1100 }, false],
])('%s', { tags: ['MV-08'] }, (_title, second, isOne) => {
  expect(isDoubleTap(first, second)).toBe(isOne)
})

test('does not treat a first tap as a double tap', { tags: ['MV-08'] }, () => {
  expect(isDoubleTap(null, first)).toBe(false)
})

test.each([
  [1, 2],
  [1.01, 1],
  [4, 1],
])('changes a scale of %d to %d', { tags: ['MV-08'] }, (scale, expected) => {
  expect(getDoubleTapScale(scale)).toBe(expected)
})
