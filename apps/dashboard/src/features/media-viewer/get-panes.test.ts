import { expect, test } from 'vitest'
import { getPanes } from './ViewerStrip.tsx'

const createPanes = (...panes: readonly (readonly [number, number])[]) =>
  panes.map(([index, offset]) => ({ index, offset }))

test.each([
  ['returns one pane for one image', 0, 1, 1, createPanes([0, 0])],
  [
    'puts the other one of two images at the side of the swipe',
    0,
    2,
    1,
    createPanes([0, 0], [1, 1]),
  ],
  ['puts it before the first if the swipe goes there', 1, 2, -1, createPanes([1, 0], [0, -1])],
  ['puts the first image after the last', 3, 4, 1, createPanes([2, -1], [3, 0], [0, 1])],
  ['puts the last image before the first', 0, 3, 1, createPanes([2, -1], [0, 0], [1, 1])],
] as const)('%s', { tags: ['MV-09'] }, (_title, index, count, side, panes) => {
  expect(getPanes(index, count, side)).toEqual(panes)
})
