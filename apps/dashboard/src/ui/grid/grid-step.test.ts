import { expect, test } from 'vitest'
import { gridStep } from './grid-step.ts'

const step = (key: string, index: number, isMirrored = false) =>
  gridStep(key, { index, count: 20, columns: 8, isMirrored })

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
])('%s leads from %i of twenty to %s', { tags: ['EMO-13'] }, (key, from, to) => {
  expect(step(key, from)).toBe(to)
})

test(
  'where the page runs right to left the arrows point the other way',
  { tags: ['EMO-13'] },
  () => {
    expect(step('ArrowLeft', 3, true)).toBe(4)
    expect(step('ArrowRight', 3, true)).toBe(2)
  },
)
