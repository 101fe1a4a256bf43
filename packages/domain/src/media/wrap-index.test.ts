import { expect, test } from 'vitest'
import { wrapIndex } from './index.ts'

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -1, 3, 0],
  [0, 1, 1, 0],
  [0, -1, 0, 0],
] as const)('wraps from %i by %i of %i to %i', { tags: ['MV-02'] }, (index, step, count, next) => {
  expect(wrapIndex(index, step, count)).toBe(next)
})
