import { expect, test } from 'vitest'
import { column, drawn, row, split } from '../testing/sample-tiles.ts'
import { mirrorTiles, type TileTree } from './index.ts'

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
])('seen in a mirror %s [BY-30]', (_name, tree, expected) => {
  expect(drawn(mirrorTiles(tree))).toBe(expected)
  expect(mirrorTiles(mirrorTiles(tree))).toEqual(tree)
})

test('each column keeps its room in the mirror [BY-30]', () => {
  const tree = split('row', ['a', split('column', ['b', 'c'], [30, 70])], [20, 80])

  expect(mirrorTiles(tree)).toEqual(
    split('row', [split('column', ['b', 'c'], [30, 70]), 'a'], [80, 20]),
  )
})
