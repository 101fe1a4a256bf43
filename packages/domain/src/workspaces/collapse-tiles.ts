import { type TileSeparator, getTileSeparators } from './tile-separators.ts'
import {
  createEqualShares,
  getSplit,
  type TileDirection,
  getTileLeaves,
  type TileNode,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

/** How a collapsed tile is rendered: as a narrow strip from top to bottom, or as low as a header. */
export type CollapsedForm = 'strip' | 'header'

/** In CSS pixels. */
interface BoardSize {
  readonly width: number
  readonly height: number
}

/** The part of a split, in percent, that collapsed tiles leave to expanded ones on a small board. */
const MIN_EXPANDED_PERCENT = 50

const COLLAPSED_FORMS = { row: 'strip', column: 'header' } as const

const isAllCollapsed = (node: TileNode, collapsed: readonly string[]): boolean =>
  getTileLeaves(node).every((uuid) => collapsed.includes(uuid))

const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0)

/** Returns which children of a split are completely collapsed; null when all are or none is. */
function findCollapsedChildren(
  split: TileSplit,
  collapsed: readonly string[],
): readonly boolean[] | null {
  const flags = split.children.map((child) => isAllCollapsed(child, collapsed))
  return flags.includes(true) && flags.includes(false) ? flags : null
}

/** Sets the share of each collapsed child in percent. The expanded ones share the rest in their proportions. */
function setCollapsedShares(
  shares: readonly number[],
  flags: readonly boolean[],
  percentOf: (index: number) => number,
): readonly number[] {
  const rest = 100 - sum(shares.map((_share, index) => (flags[index] ? percentOf(index) : 0)))
  const open = sum(shares.filter((_share, index) => flags[index] !== true))
  return shares.map((share, index) => (flags[index] ? percentOf(index) : (share / open) * rest))
}

function getRenderedShares(
  split: TileSplit,
  collapsed: readonly string[],
  percent: number,
): readonly number[] {
  const { children, splitPercentages } = split
  if (isAllCollapsed(split, collapsed)) return createEqualShares(children.length)
  const flags = findCollapsedChildren(split, collapsed)
  if (flags === null) return splitPercentages
  const most = (100 - MIN_EXPANDED_PERCENT) / flags.filter(Boolean).length
  return setCollapsedShares(splitPercentages, flags, () => Math.min(most, percent))
}

function renderNode(
  node: TileNode,
  collapsed: readonly string[],
  size: BoardSize,
  px: Readonly<Record<TileDirection, number>>,
): TileNode {
  if (typeof node === 'string') return node
  const side = node.direction === 'row' ? 'width' : 'height'
  const shares = getRenderedShares(
    node,
    collapsed,
    (px[node.direction] / Math.max(1, size[side])) * 100,
  )
  const children = node.children.map((child, index) => {
    const length = (size[side] * (shares[index] ?? 0)) / 100
    return renderNode(child, collapsed, { ...size, [side]: length }, px)
  })
  return { ...node, children, splitPercentages: shares }
}

/**
 * Returns a board as it is rendered: a collapsed tile has a fixed length in its split, a completely collapsed split
 * as much as a single tile, and its neighbours share the rest in proportion. The tree structure stays.
 *
 * @param size of the board
 * @param px the length of a collapsed tile in each direction
 * @see BY-42
 */
export function collapseTiles(
  tree: TileTree,
  collapsed: readonly string[],
  size: BoardSize,
  px: Readonly<Record<TileDirection, number>>,
): TileTree {
  return tree === null || collapsed.length === 0 ? tree : renderNode(tree, collapsed, size, px)
}

/**
 * Converts a board that was resized while tiles were collapsed to its saved form: collapsed tiles keep their previous
 * size, so that they expand to it.
 *
 * @param resized has the structure of `saved`, or else is returned as it is
 * @see BY-42
 */
export function expandTiles(
  resized: TileTree,
  saved: TileTree,
  collapsed: readonly string[],
): TileTree {
  if (saved === null || resized === null) return resized
  if (typeof saved === 'string' || typeof resized === 'string') return resized
  if (saved.children.length !== resized.children.length) return resized
  const flags = findCollapsedChildren(saved, collapsed)
  const kept = saved.splitPercentages
  const shares = isAllCollapsed(saved, collapsed)
    ? kept
    : flags === null
      ? resized.splitPercentages
      : setCollapsedShares(resized.splitPercentages, flags, (index) => kept[index] ?? 0)
  const children = resized.children.map(
    (child, index) => expandTiles(child, saved.children[index] ?? null, collapsed) ?? child,
  )
  return { ...resized, children, splitPercentages: shares }
}

function collectForms(
  node: TileNode,
  collapsed: readonly string[],
  direction: TileDirection,
): readonly (readonly [string, CollapsedForm])[] {
  if (isAllCollapsed(node, collapsed))
    return getTileLeaves(node).map((uuid) => [uuid, COLLAPSED_FORMS[direction]])
  if (typeof node === 'string') return []
  return node.children.flatMap((child) => collectForms(child, collapsed, node.direction))
}

/**
 * Returns how each collapsed column is rendered: beside others as a strip, above or below them as a header. @see
 * BY-42
 */
export function getCollapsedForms(
  tree: TileTree,
  collapsed: readonly string[],
): ReadonlyMap<string, CollapsedForm> {
  if (tree === null) return new Map()
  return new Map(collectForms(tree, collapsed, typeof tree === 'string' ? 'row' : tree.direction))
}

/**
 * Returns the dividers of a rendered board in reading order; null for a divider beside a collapsed tile, which cannot
 * be moved.
 *
 * @param board the result of `collapseTiles` for `tree`
 */
export function getMovableSeparators(
  tree: TileTree,
  board: TileTree,
  collapsed: readonly string[],
): readonly (TileSeparator | null)[] {
  const places = getTileSeparators(board)
  return getTileSeparators(tree).map((separator, at) => {
    const { path, index } = separator
    const beside = getSplit(tree, path)?.children.slice(index, index + 2) ?? []
    const isStill = beside.some((child) => isAllCollapsed(child, collapsed))
    return isStill ? null : { ...separator, box: places[at]?.box ?? separator.box }
  })
}
