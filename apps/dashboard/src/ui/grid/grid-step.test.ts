import { expect, test } from 'vitest'
import { getGridStep } from './grid-step.ts'

const getStep = (key: string, index: number, isMirrored = false) =>
  getGridStep(key, { index, count: 20, columns: 8, isMirrored })

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 19, 19],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 11],
  ['ArrowDown', 15, 19],
  ['ArrowUp', 11, 3],
  ['ArrowUp', 7, -1],
  ['Home', 11, 0],
  ['End', 11, 19],
  ['a', 11, null],
])('moves by %s from cell %i of twenty to %s', { tags: ['EMO-13'] }, (key, from, to) => {
  expect(getStep(key, from)).toBe(to)
})

test('mirrors the arrow keys in RTL pages', { tags: ['EMO-13'] }, () => {
  expect(getStep('ArrowLeft', 3, true)).toBe(4)
  expect(getStep('ArrowRight', 3, true)).toBe(2)
})
