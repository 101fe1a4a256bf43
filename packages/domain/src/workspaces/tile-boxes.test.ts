import { expect, test } from 'vitest'
import { column, row, split } from '../testing/sample-tiles.ts'
import { findTileBeside, type TileEdge } from './index.ts'

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
])(
  'finds the neighbour of %s at its %s edge: %s',
  { tags: ['BY-30', 'BY-54'] },
  (uuid, edge, expected) => {
    expect(findTileBeside(board, uuid, edge)).toBe(expected)
  },
)

test('ignores tiles that only meet at a corner', { tags: ['BY-30', 'BY-54'] }, () => {
  const grid = column(row('a', 'b'), row('c', 'd'))

  expect(findTileBeside(grid, 'a', 'right')).toBe('b')
  expect(findTileBeside(grid, 'a', 'bottom')).toBe('c')
  expect(
    findTileBeside(split('row', [column('a', 'b'), column('c', 'd')], [33, 67]), 'b', 'right'),
  ).toBe('d')
})

test('finds neighbours despite rounding errors', { tags: ['BY-30'] }, () => {
  const thirds = row('a', row('b', 'c', 'd'), row('e', 'f', 'g'))

  expect(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((uuid) => findTileBeside(thirds, uuid, 'right')),
  ).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
})
