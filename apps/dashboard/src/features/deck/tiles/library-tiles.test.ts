import fc from 'fast-check'
import { getLeaves, getNodeAtPath } from 'react-mosaic-component'
import { expect, test } from 'vitest'
import { anyTree, column, formatTree, row, split } from '@colonnade/domain/testing'
import { findTilePath, getSplit, getTileLeaves, type TileTree } from '@colonnade/domain/workspaces'
import { mirrorTiles, toMutableTiles } from './library-tiles.ts'

test('copies the lists for the tiling library', { tags: ['BY-30'] }, () => {
  const tree = row('a', column('b', 'c'))
  const copy = toMutableTiles(tree)

  expect(copy).toEqual(tree)
  expect(copy).not.toBe(tree)
  expect(toMutableTiles('a')).toBe('a')
})

test(
  "matches the tiling library's reading of a board: its columns, their order and their paths",
  { tags: ['BY-30'] },
  () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const board = tree === null ? null : toMutableTiles(tree)
        expect(board).toEqual(tree)
        expect(getLeaves(board)).toEqual(getTileLeaves(tree))
        for (const uuid of getTileLeaves(tree)) {
          const path = [...(findTilePath(tree, uuid) ?? [])]
          expect(getNodeAtPath(board, path)).toBe(uuid)
          for (let depth = 0; depth < path.length; depth += 1) {
            const above = path.slice(0, depth)
            expect(getNodeAtPath(board, above)).toEqual(getSplit(tree, above))
          }
        }
      }),
    )
  },
)

test.each<[string, TileTree, string]>([
  ['a row runs the other way', row('a', 'b', 'c'), 'row(c b a)'],
  ['a stack stays as it is', column('a', 'b'), 'column(a b)'],
  [
    'rows inside of stacks turn too',
    column('a', row('b', column('c', 'd'))),
    'column(a row(column(c d) b))',
  ],
  ['a single column stays', 'a', 'a'],
  ['an empty board stays empty', null, '-'],
])('mirrors a board: %s', { tags: ['BY-30'] }, (_name, tree, expected) => {
  expect(formatTree(mirrorTiles(tree))).toBe(expected)
  expect(mirrorTiles(mirrorTiles(tree))).toEqual(tree)
})

test('keeps the size of each column when mirrored', { tags: ['BY-30'] }, () => {
  const tree = split('row', ['a', split('column', ['b', 'c'], [30, 70])], [20, 80])

  expect(mirrorTiles(tree)).toEqual(
    split('row', [split('column', ['b', 'c'], [30, 70]), 'a'], [80, 20]),
  )
})
