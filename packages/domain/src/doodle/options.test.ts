import { expect, test } from 'vitest'
import { DEFAULT_DOODLE, toWeight } from './index.ts'

test('starts with a thin adaptive black stroke on a white square', { tags: ['DOO-03'] }, () => {
  expect(DEFAULT_DOODLE).toEqual({
    fg: '#000000',
    bg: '#ffffff',
    swapped: false,
    mode: 'draw',
    weight: 2,
    opacity: 1,
    adaptiveStroke: true,
    smoothing: false,
    size: 'normal',
  })
})

test.each([
  ['abc', 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1', 1],
  ['5', 5],
  ['2.5', 2.5],
  ['1e999', 1],
])('parses a weight of %j as %d', { tags: ['DOO-05'] }, (written, weight) => {
  expect(toWeight(written)).toBe(weight)
})
