import { expect, test } from 'vitest'
import { gridStep } from './grid-step.ts'

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
])('%s leads from %i of twenty to %s [EMO-13]', (key, from, to) => {
  expect(gridStep(key, from, 20, false)).toBe(to)
})

test('where the page runs right to left the arrows point the other way [EMO-13]', () => {
  expect(gridStep('ArrowLeft', 3, 20, true)).toBe(4)
  expect(gridStep('ArrowRight', 3, 20, true)).toBe(2)
})
