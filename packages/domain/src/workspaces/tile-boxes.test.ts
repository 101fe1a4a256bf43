import { expect, test } from 'vitest'
import { column, row, split } from '../testing/sample-tiles.ts'
import { tileBeside, type TileEdge } from './index.ts'

const board = row('a', split('column', ['b', row('c', 'd')], [30, 70]), 'e')

test.each<[string, TileEdge, string | null]>([
  ['a', 'right', 'b'],
  ['a', 'left', null],
  ['a', 'bottom', null],
  ['b', 'bottom', 'c'],
  ['b', 'left', 'a'],
  ['b', 'right', 'e'],
  ['c', 'left', 'a'],
  ['c', 'right', 'd'],
  ['d', 'top', 'b'],
  ['d', 'right', 'e'],
  ['e', 'left', 'b'],
  ['x', 'left', null],
])('beside %s at its %s stands %s', { tags: ['BY-30', 'BY-54'] }, (uuid, edge, expected) => {
  expect(tileBeside(board, uuid, edge)).toBe(expected)
})

test('columns that meet at a corner only are no neighbours', { tags: ['BY-30', 'BY-54'] }, () => {
  const grid = column(row('a', 'b'), row('c', 'd'))

  expect(tileBeside(grid, 'a', 'right')).toBe('b')
  expect(tileBeside(grid, 'a', 'bottom')).toBe('c')
  expect(
    tileBeside(split('row', [column('a', 'b'), column('c', 'd')], [33, 67]), 'b', 'right'),
  ).toBe('d')
})

test('thirds stand side by side, whatever rounding makes of them', { tags: ['BY-30'] }, () => {
  const thirds = row('a', row('b', 'c', 'd'), row('e', 'f', 'g'))

  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((uuid) => tileBeside(thirds, uuid, 'right'))).toEqual([
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
  ])
})
