import { expect, test } from 'vitest'
import { column, row } from '../testing/sample-tiles.ts'
import { tilesAcross, type TileTree } from './index.ts'

test.each<[string, TileTree, number]>([
  ['an empty board needs none', null, 0],
  ['one column needs its own', 'a', 1],
  ['a row needs all', row('a', 'b', 'c'), 3],
  ['a stack needs one', column('a', 'b', 'c'), 1],
  ['a stack of rows needs its longest', column(row('a', 'b'), row('c', 'd', 'e'), 'f'), 3],
  ['a row of stacks needs one for each', row(column('a', 'b'), 'c', column('d', row('e', 'f'))), 4],
])('of the room for columns side by side %s [BY-30]', (_name, tree, expected) => {
  expect(tilesAcross(tree)).toBe(expected)
})

test('of what is folded nothing needs room [BY-42]', () => {
  expect(tilesAcross(row(column('a', 'b'), 'c', 'd'), ['a', 'd'])).toBe(2)
})
