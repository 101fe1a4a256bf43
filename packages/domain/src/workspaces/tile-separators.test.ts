import { expect, test } from 'vitest'
import { split } from '../testing/sample-tiles.ts'
import { tileBoxes, tileSeparators } from './index.ts'

const tree = split('row', ['a', split('column', ['b', 'c'], [25, 75]), 'd'], [20, 50, 30])

test('every column stands in its part of the board', { tags: ['BY-30'] }, () => {
  expect([...tileBoxes(tree)]).toEqual([
    ['a', { left: 0, top: 0, width: 20, height: 100 }],
    ['b', { left: 20, top: 0, width: 50, height: 25 }],
    ['c', { left: 20, top: 25, width: 50, height: 75 }],
    ['d', { left: 70, top: 0, width: 30, height: 100 }],
  ])
  expect([...tileBoxes('a')]).toEqual([['a', { left: 0, top: 0, width: 100, height: 100 }]])
  expect(tileBoxes(null).size).toBe(0)
})

test(
  'every divider says where it stands, what it divides and how far it goes',
  { tags: ['BY-30', 'BY-54'] },
  () => {
    expect(tileSeparators(tree)).toEqual([
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

test('a board of one tile has no divider', { tags: ['BY-30'] }, () => {
  expect(tileSeparators('a')).toEqual([])
  expect(tileSeparators(null)).toEqual([])
})

test(
  'a divider whose tile cannot grow stands at its end, whatever the sums lose',
  { tags: ['BY-54'] },
  () => {
    const [first] = tileSeparators(split('row', ['a', 'b', 'c'], [31.4, 1.44, 67.16]))

    expect(first).toMatchObject({ now: 31.4, max: 31.4 })
  },
)
