import { type TileSeparator, tileSeparators } from './tile-separators.ts'
import {
  equalShares,
  splitAt,
  type TileDirection,
  tileLeaves,
  type TileNode,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

/** How a folded tile stands: narrow from top to bottom, or as low as a header. */
export type TileFold = 'strip' | 'header'

/** In CSS pixels. */
interface BoardSize {
  readonly width: number
  readonly height: number
}

/** However small the board, what is folded leaves this part of a split to what is open, in percent. */
const LEFT_TO_OPEN = 50

const FOLDS = { row: 'strip', column: 'header' } as const

const isAllFolded = (node: TileNode, folded: readonly string[]): boolean =>
  tileLeaves(node).every((uuid) => folded.includes(uuid))

const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0)

/** Which children of a split are folded, all or nothing of each; null where that makes no difference among them. */
function foldedIn(split: TileSplit, folded: readonly string[]): readonly boolean[] | null {
  const flags = split.children.map((child) => isAllFolded(child, folded))
  return flags.includes(true) && flags.includes(false) ? flags : null
}

/** Gives the folded children each so many percent; the open ones share the rest as they did. */
function narrowed(
  shares: readonly number[],
  flags: readonly boolean[],
  percentOf: (index: number) => number,
): readonly number[] {
  const rest = 100 - sum(shares.map((_share, index) => (flags[index] ? percentOf(index) : 0)))
  const open = sum(shares.filter((_share, index) => flags[index] !== true))
  return shares.map((share, index) => (flags[index] ? percentOf(index) : (share / open) * rest))
}

function drawnShares(
  split: TileSplit,
  folded: readonly string[],
  percent: number,
): readonly number[] {
  const { children, splitPercentages } = split
  if (isAllFolded(split, folded)) return equalShares(children.length)
  const flags = foldedIn(split, folded)
  if (flags === null) return splitPercentages
  const most = (100 - LEFT_TO_OPEN) / flags.filter(Boolean).length
  return narrowed(splitPercentages, flags, () => Math.min(most, percent))
}

function drawn(
  node: TileNode,
  folded: readonly string[],
  size: BoardSize,
  px: Readonly<Record<TileDirection, number>>,
): TileNode {
  if (typeof node === 'string') return node
  const side = node.direction === 'row' ? 'width' : 'height'
  const shares = drawnShares(node, folded, (px[node.direction] / Math.max(1, size[side])) * 100)
  const children = node.children.map((child, index) => {
    const length = (size[side] * (shares[index] ?? 0)) / 100
    return drawn(child, folded, { ...size, [side]: length }, px)
  })
  return { ...node, children, splitPercentages: shares }
}

/**
 * A board as it is drawn: what is folded takes a fixed length of its split, all of a split that is folded as much as
 * one, and its neighbours have the rest in their proportions. The shape stays.
 *
 * @param size of the board
 * @param px how long a folded tile is in each direction
 * @see BY-42
 */
export function foldTiles(
  tree: TileTree,
  folded: readonly string[],
  size: BoardSize,
  px: Readonly<Record<TileDirection, number>>,
): TileTree {
  return tree === null || folded.length === 0 ? tree : drawn(tree, folded, size, px)
}

/**
 * What was resized while it was drawn folded, as it is to be kept: what is folded keeps what it had, so that it unfolds
 * to that.
 *
 * @param resized of the shape of `saved`, else it is taken as it is
 * @see BY-42
 */
export function unfoldTiles(
  resized: TileTree,
  saved: TileTree,
  folded: readonly string[],
): TileTree {
  if (saved === null || resized === null) return resized
  if (typeof saved === 'string' || typeof resized === 'string') return resized
  if (saved.children.length !== resized.children.length) return resized
  const flags = foldedIn(saved, folded)
  const kept = saved.splitPercentages
  const shares = isAllFolded(saved, folded)
    ? kept
    : flags === null
      ? resized.splitPercentages
      : narrowed(resized.splitPercentages, flags, (index) => kept[index] ?? 0)
  const children = resized.children.map(
    (child, index) => unfoldTiles(child, saved.children[index] ?? null, folded) ?? child,
  )
  return { ...resized, children, splitPercentages: shares }
}

function foldsIn(
  node: TileNode,
  folded: readonly string[],
  direction: TileDirection,
): readonly (readonly [string, TileFold])[] {
  if (isAllFolded(node, folded)) return tileLeaves(node).map((uuid) => [uuid, FOLDS[direction]])
  if (typeof node === 'string') return []
  return node.children.flatMap((child) => foldsIn(child, folded, node.direction))
}

/** How each folded column stands: beside others as a strip, above or below them as a header. @see BY-42 */
export function tileFolds(
  tree: TileTree,
  folded: readonly string[],
): ReadonlyMap<string, TileFold> {
  if (tree === null) return new Map()
  return new Map(foldsIn(tree, folded, typeof tree === 'string' ? 'row' : tree.direction))
}

/**
 * The dividers of a board as it is drawn, in reading order: null for one beside something folded, which cannot be moved.
 *
 * @param board what `foldTiles` made of `tree`
 */
export function movableSeparators(
  tree: TileTree,
  board: TileTree,
  folded: readonly string[],
): readonly (TileSeparator | null)[] {
  const places = tileSeparators(board)
  return tileSeparators(tree).map((separator, at) => {
    const { path, index } = separator
    const beside = splitAt(tree, path)?.children.slice(index, index + 2) ?? []
    const isStill = beside.some((child) => isAllFolded(child, folded))
    return isStill ? null : { ...separator, box: places[at]?.box ?? separator.box }
  })
}
