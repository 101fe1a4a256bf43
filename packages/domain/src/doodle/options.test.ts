import { expect, test } from 'vitest'
import { DEFAULT_DOODLE, toWeight } from './index.ts'

test(
  'a doodle begins with black on white, drawn thin and adaptive on a square',
  { tags: ['DOO-03'] },
  () => {
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
  },
)

test.each([
  ['abc', 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1', 1],
  ['5', 5],
  ['2.5', 2.5],
  ['1e999', 1],
])('a weight of %j is %d', { tags: ['DOO-05'] }, (written, weight) => {
  expect(toWeight(written)).toBe(weight)
})
