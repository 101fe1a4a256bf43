/** `row`: side by side; `column`: one above the other. */
export type TileDirection = 'row' | 'column'

/** Several tiles that share a stretch of the board. The shape is react-mosaic's n-ary one. */
export interface TileSplit {
  readonly type: 'split'
  readonly direction: TileDirection
  /** At least two; none is a split of the same direction. */
  readonly children: readonly TileNode[]
  /** One for each child; together 100. */
  readonly splitPercentages: readonly number[]
}

/** A column's uuid, or a split. */
export type TileNode = TileSplit | string

/** What a board of tiles shows; null is an empty board. */
export type TileTree = TileNode | null

/** Which child at each depth leads to a node; empty for the root. */
export type TilePath = readonly number[]

export type TileEdge = 'left' | 'right' | 'top' | 'bottom'

/** No tile is narrower or lower than this part of its split, in percent, while that leaves room for all. */
export const MIN_TILE_PERCENT = 2

export const directionOf = (edge: TileEdge): TileDirection =>
  edge === 'left' || edge === 'right' ? 'row' : 'column'

/** Whether an edge comes before the tile in reading order. */
export const isLeading = (edge: TileEdge): boolean => edge === 'left' || edge === 'top'

/** The columns of a tree in reading order: what Tab, F6 and the number keys follow. */
export function tileLeaves(tree: TileTree): readonly string[] {
  if (tree === null) return []
  return typeof tree === 'string' ? [tree] : tree.children.flatMap(tileLeaves)
}
