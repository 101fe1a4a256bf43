import { fitShares } from './fit-shares.ts'
import type { TileDirection, TileNode, TileSplit, TileTree } from './tile-tree.ts'

/** A part of a split with the room that it takes, in any unit. */
export interface Part {
  readonly node: TileNode
  readonly share: number
}

/** The parts of a split, as they can be put together again. */
export function partsOf(split: TileSplit): readonly Part[] {
  return split.children.map((node, index) => ({
    node,
    share: split.splitPercentages[index] ?? 0,
  }))
}

/** A child of the same direction stands with its children in the parent's row. */
function flattened(direction: TileDirection, part: Part): readonly Part[] {
  const { node, share } = part
  if (typeof node === 'string' || node.direction !== direction) return [part]
  return partsOf(node).map((inner) => ({ ...inner, share: (inner.share / 100) * share }))
}

/** Puts parts together: nothing of none, no split around a single one, none within one of its direction. */
export function buildSplit(direction: TileDirection, parts: readonly Part[]): TileTree {
  const flat = parts.flatMap((part) => flattened(direction, part))
  const [only] = flat
  if (only === undefined) return null
  if (flat.length === 1) return only.node
  return {
    type: 'split',
    direction,
    children: flat.map(({ node }) => node),
    splitPercentages: fitShares(flat.map(({ share }) => share)),
  }
}
