import { expect, test } from 'vitest'
import { computeFrameFigures } from './frames.mjs'
import { mean, computeMedian, computePercentile } from './statistics.mjs'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[100, 9], 54.5],
])('computes the median of %j as %d', (numbers, expected) => {
  expect(computeMedian(numbers)).toBe(expected)
})

test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('computes the percentile %d of a hundred numbers as %d', (part, expected) => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index)

  expect(computePercentile(numbers, part)).toBe(expected)
})

test('computes the mean', () => {
  expect(mean([1, 2, 6])).toBe(3)
})

test('counts frames that the screen could have shown as dropped', () => {
  const figures = computeFrameFigures({ frames: [16.7, 16.6, 33.3, 83.4], longTasks: [60, 51] })

  expect(figures).toMatchObject({
    framesDropped: 5,
    frameMax: 83.4,
    longTasks: 2,
    longTasksMs: 111,
  })
})
