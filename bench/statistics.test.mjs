import { expect, test } from 'vitest'
import { frameFigures } from './frames.mjs'
import { mean, median, percentile } from './statistics.mjs'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[100, 9], 54.5],
])('the middle of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('of a hundred the part of %d does not exceed %d', (part, expected) => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index)

  expect(percentile(numbers, part)).toBe(expected)
})

test('the mean of numbers is theirs', () => {
  expect(mean([1, 2, 6])).toBe(3)
})

test('frames that a screen could have shown and did not are dropped', () => {
  const figures = frameFigures({ frames: [16.7, 16.6, 33.3, 83.4], longTasks: [60, 51] })

  expect(figures).toMatchObject({
    framesDropped: 5,
    frameMax: 83.4,
    longTasks: 2,
    longTasksMs: 111,
  })
})
