import { expect, test } from 'vitest'
import { column, row, split } from '../testing/sample-tiles.ts'
import { stretchTile, type TileTree } from './index.ts'

const board = split('row', ['a', split('column', ['b', 'c'], [60, 40]), 'd'], [20, 50, 30])
const getNode = (tree: TileTree, ...path: readonly number[]): unknown =>
  path.reduce<unknown>(
    (node, index) => (node as { children: readonly unknown[] }).children[index],
    tree,
  )

test.each([
  ['widens the first column at the cost of the next', 'a', 'row', 10, [30, 40, 30]],
  ['narrows a column with a negative value', 'a', 'row', -10, [10, 60, 30]],
  ['widens the last column at the cost of the previous', 'd', 'row', 10, [20, 40, 40]],
  ['widens the stack of a stacked column', 'c', 'row', 5, [20, 55, 25]],
  ['keeps the neighbour visible', 'a', 'row', 500, [68, 2, 30]],
] as const)('%s', { tags: ['BY-30'] }, (_name, uuid, direction, percent, expected) => {
  expect(stretchTile(board, uuid, direction, percent)).toMatchObject({ splitPercentages: expected })
})

test('changes the height of a column in a stack', { tags: ['BY-30'] }, () => {
  const taller = getNode(stretchTile(board, 'b', 'column', 10), 1)
  const shorter = getNode(stretchTile(board, 'c', 'column', -10), 1)

  expect(taller).toMatchObject({ splitPercentages: [70, 30] })
  expect(shorter).toMatchObject({ splitPercentages: [70, 30] })
})

test('changes the nearest of several rows', { tags: ['BY-30'] }, () => {
  const tree = row('a', column('b', row('c', 'd')), 'e')

  expect(stretchTile(tree, 'c', 'row', 10)).toEqual(
    row('a', column('b', split('row', ['c', 'd'], [60, 40])), 'e'),
  )
})

test(
  'keeps the size of a column without a neighbour in that direction',
  { tags: ['BY-30'] },
  () => {
    const stack = column('a', 'b')

    expect(stretchTile(board, 'a', 'column', 10)).toBe(board)
    expect(stretchTile(stack, 'a', 'row', 10)).toBe(stack)
    expect(stretchTile('a', 'a', 'row', 10)).toBe('a')
    expect(stretchTile(row('a', 'b'), 'x', 'row', 10)).toEqual(row('a', 'b'))
    expect(stretchTile(null, 'a', 'row', 10)).toBeNull()
  },
)
