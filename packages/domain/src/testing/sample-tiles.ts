import fc from 'fast-check'
import { reconcileTiles } from '../workspaces/insert-tile.ts'
import { readTiles } from '../workspaces/read-workspaces.ts'
import {
  type TileDirection,
  getTileLeaves,
  type TileNode,
  type TileSplit,
  type TileTree,
} from '../workspaces/tile-tree.ts'

/** Trees for tests. */
export const split = (
  direction: TileDirection,
  children: readonly TileNode[],
  splitPercentages: readonly number[] = children.map(() => 100 / children.length),
): TileSplit => ({ type: 'split', direction, children, splitPercentages })

export const row = (...children: readonly TileNode[]): TileSplit => split('row', children)
export const column = (...children: readonly TileNode[]): TileSplit => split('column', children)

/** Formats a tree in a short form: `row(a column(b c))`. */
export function formatTree(tree: TileTree): string {
  if (tree === null) return '-'
  return typeof tree === 'string'
    ? tree
    : `${tree.direction}(${tree.children.map(formatTree).join(' ')})`
}

const uuid = fc.constantFrom(...'abcdefghij'.split(''))
const share = fc.oneof(fc.double({ min: 1, max: 100, noNaN: true }), fc.constant(50))

const { raw } = fc.letrec((tie) => ({
  raw: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    uuid,
    fc.record({
      type: fc.constant('split'),
      direction: fc.constantFrom('row', 'column'),
      children: fc.array(tie('raw'), { minLength: 1, maxLength: 4 }),
      splitPercentages: fc.array(share, { maxLength: 4 }),
    }),
  ),
}))

/** Generates any valid tree without duplicate columns. */
export const anyTree: fc.Arbitrary<TileTree> = raw.map((saved) => {
  const tree = readTiles(saved)
  return reconcileTiles(tree, [...new Set(getTileLeaves(tree))])
})

/** Returns descriptions of the faults of a tree; empty for none. */
export function findTreeFaults(tree: TileTree): readonly string[] {
  const leaves = getTileLeaves(tree)
  const repeated = new Set(leaves).size === leaves.length ? [] : ['a column twice']
  return [...repeated, ...(tree === null ? [] : findNodeFaults(tree))]
}

function findNodeFaults(node: TileNode): readonly string[] {
  if (typeof node === 'string') return []
  const { children, direction, splitPercentages: shares } = node
  const total = shares.reduce((sum, one) => sum + one, 0)
  const isNested = children.some(
    (child) => typeof child !== 'string' && child.direction === direction,
  )
  return [
    ...(children.length < 2 ? ['a split of one'] : []),
    ...(shares.length === children.length ? [] : ['shares without tiles']),
    ...(Math.abs(total - 100) < 1e-6 ? [] : [`shares of ${total}`]),
    ...(shares.every((one) => one > 1.999999 || one >= 100 / shares.length - 1e-6)
      ? []
      : ['a tile too small']),
    ...(isNested ? ['a split within one of its direction'] : []),
    ...children.flatMap(findNodeFaults),
  ]
}
