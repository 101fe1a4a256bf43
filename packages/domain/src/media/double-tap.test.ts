import { expect, test } from 'vitest'
import { doubleTapScale, isDoubleTap } from './index.ts'

const first = { x: 100, y: 100, at: 1000 }

test.each([
  ['soon after on the same place makes a double tap', { x: 100, y: 100, at: 1300 }, true],
  ['a finger further does too', { x: 114, y: 119, at: 1200 }, true],
  ['too late does not', { x: 100, y: 100, at: 1301 }, false],
  ['too far away does not', { x: 125, y: 100, at: 1100 }, false],
])('a second tap %s', { tags: ['MV-08'] }, (_title, second, isOne) => {
  expect(isDoubleTap(first, second)).toBe(isOne)
})

test('a first tap is none', { tags: ['MV-08'] }, () => {
  expect(isDoubleTap(null, first)).toBe(false)
})

test.each([
  [1, 2],
  [1.01, 1],
  [4, 1],
])('a double tap makes a scale of %d one of %d', { tags: ['MV-08'] }, (scale, expected) => {
  expect(doubleTapScale(scale)).toBe(expected)
})
