import { expect, test } from 'vitest'
import { stripPanes } from './ViewerStrip.tsx'

const at = (...panes: readonly (readonly [number, number])[]) =>
  panes.map(([index, offset]) => ({ index, offset }))

test.each([
  ['one is alone', 0, 1, 1, at([0, 0])],
  ['of two the other one waits at the side it is pulled from', 0, 2, 1, at([0, 0], [1, 1])],
  ['which may be before it', 1, 2, -1, at([1, 0], [0, -1])],
  ['the last is followed by the first', 3, 4, 1, at([2, -1], [3, 0], [0, 1])],
  ['the first follows the last', 0, 3, 1, at([2, -1], [0, 0], [1, 1])],
] as const)('%s', { tags: ['MV-09'] }, (_title, index, count, side, panes) => {
  expect(stripPanes(index, count, side)).toEqual(panes)
})
