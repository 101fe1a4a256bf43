import { expect, test } from 'vitest'
import { split } from '../testing/sample-tiles.ts'
import { getTileBoxes, getTileSeparators } from './index.ts'

const tree = split('row', ['a', split('column', ['b', 'c'], [25, 75]), 'd'], [20, 50, 30])

test('returns the box of every column', { tags: ['BY-30'] }, () => {
  expect([...getTileBoxes(tree)]).toEqual([
    ['a', { left: 0, top: 0, width: 20, height: 100 }],
    ['b', { left: 20, top: 0, width: 50, height: 25 }],
    ['c', { left: 20, top: 25, width: 50, height: 75 }],
    ['d', { left: 70, top: 0, width: 30, height: 100 }],
  ])
  expect([...getTileBoxes('a')]).toEqual([['a', { left: 0, top: 0, width: 100, height: 100 }]])
  expect(getTileBoxes(null).size).toBe(0)
})

test(
  'returns the position, the controlled tiles and the range of every divider',
  { tags: ['BY-30', 'BY-54'] },
  () => {
    expect(getTileSeparators(tree)).toEqual([
      {
        path: [],
        index: 0,
        orientation: 'vertical',
        now: 20,
        min: 2,
        max: 68,
        box: { left: 20, top: 0, width: 0, height: 100 },
        controls: ['a'],
      },
      {
        path: [1],
        index: 0,
        orientation: 'horizontal',
        now: 25,
        min: 2,
        max: 98,
        box: { left: 20, top: 25, width: 50, height: 0 },
        controls: ['b'],
      },
      {
        path: [],
        index: 1,
        orientation: 'vertical',
        now: 50,
        min: 2,
        max: 78,
        box: { left: 70, top: 0, width: 0, height: 100 },
        controls: ['b', 'c'],
      },
    ])
  },
)

test('returns no divider for a board with one tile', { tags: ['BY-30'] }, () => {
  expect(getTileSeparators('a')).toEqual([])
  expect(getTileSeparators(null)).toEqual([])
})

test('keeps a divider at its maximum despite rounding errors', { tags: ['BY-54'] }, () => {
  const [first] = getTileSeparators(split('row', ['a', 'b', 'c'], [31.4, 1.44, 67.16]))

  expect(first).toMatchObject({ now: 31.4, max: 31.4 })
})
