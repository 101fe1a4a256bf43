import { hasTile, keepTiles, placeTile, reconcileTiles } from './place-tile.ts'
import {
  insertInPlace,
  keepInPlace,
  stackShares,
  type Strip,
  type StripPlace,
} from './stack-shares.ts'
import { placeIndex, stripColumns } from './strip.ts'
import {
  areNear,
  pathOfTile,
  splitAt,
  type TileEdge,
  tileLeaves,
  type TileNode,
  type TileTree,
} from './tile-tree.ts'
import { showWorkspace, workspaceOf } from './workspace-list.ts'
import {
  changeWorkspace,
  emptyWorkspace,
  type Workspace,
  workspaceColumns,
  type Workspaces,
} from './workspace.ts'

/** Puts a column back into its stack: with its height where nothing else was changed, else with half of its neighbour's. */
function unite(place: StripPlace, stack: StripPlace, uuid: string, mate: string): StripPlace {
  const others = keepInPlace(stack, (column) => place.columns.includes(column))
  const whole = keepInPlace(stack, (column) => column === uuid || place.columns.includes(column))
  const isSame =
    others !== null &&
    others.columns.join() === place.columns.join() &&
    areNear(stackShares(others), stackShares(place))
  if (isSame && whole !== null) return { ...whole, width: place.width }
  const isBelow = stack.columns.indexOf(mate) < stack.columns.indexOf(uuid)
  return insertInPlace(place, uuid, mate, isBelow ? 'below' : 'above')
}

/** Puts a column into the place of one that it was stacked with; null when none of those is there. */
function beside(strip: Strip, stack: StripPlace, uuid: string): Strip | null {
  const own = stack.columns.indexOf(uuid)
  const isThere = (column: string): boolean => placeIndex(strip, column) !== -1
  const mate =
    stack.columns.slice(0, own).findLast(isThere) ?? stack.columns.slice(own + 1).find(isThere)
  if (mate === undefined) return null
  return strip.map((place) =>
    place.columns.includes(mate) ? unite(place, stack, uuid, mate) : place,
  )
}

/** Where a place belongs: behind what stood before it, else before what stood behind it, else at the end. */
function indexFor(strip: Strip, former: Strip, at: number): number {
  const holds = (of: StripPlace) => (place: StripPlace) =>
    place.columns.some((column) => of.columns.includes(column))
  const before = former.slice(0, at).map((place) => strip.findLastIndex(holds(place)))
  const after = former.slice(at + 1).map((place) => strip.findIndex(holds(place)))
  const isThere = (index: number): boolean => index !== -1
  return (before.findLast(isThere) ?? (after.find(isThere) ?? strip.length) - 1) + 1
}

/**
 * Brings a column back to where it stood: into its stack, else into a place as wide as the one it had.
 * All others stay as they are now.
 *
 * @param former a strip that held it
 * @returns the same strip when it is there already, or the former one did not hold it
 * @see BY-44
 */
export function restoreInStrip(strip: Strip, former: Strip, uuid: string): Strip {
  const at = placeIndex(former, uuid)
  const place = former[at]
  if (place === undefined || placeIndex(strip, uuid) !== -1) return strip
  const stacked = beside(strip, place, uuid)
  if (stacked !== null) return stacked
  return strip.toSpliced(indexFor(strip, former, at), 0, {
    ...place,
    columns: [uuid],
    shares: null,
  })
}

function isSameTree(left: TileTree, right: TileTree): boolean {
  if (left === null || right === null || typeof left === 'string' || typeof right === 'string') {
    return left === right
  }
  return (
    left.direction === right.direction &&
    left.children.length === right.children.length &&
    left.children.every((child, index) => isSameTree(child, right.children[index] ?? null)) &&
    areNear(left.splitPercentages, right.splitPercentages)
  )
}

/** The nearest column that stood beside another one and is still there, and at which of its edges. */
function neighbourOf(
  tree: TileTree,
  former: TileTree,
  uuid: string,
): { readonly target: string; readonly edge: TileEdge } | null {
  const path = pathOfTile(former, uuid) ?? []
  const leavesOf = (nodes: readonly TileNode[]) =>
    nodes.flatMap(tileLeaves).filter((leaf) => hasTile(tree, leaf))
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const split = splitAt(former, path.slice(0, depth))
    const index = path[depth] ?? 0
    if (split === null) continue
    const isRow = split.direction === 'row'
    const before = leavesOf(split.children.slice(0, index)).at(-1)
    if (before !== undefined) return { target: before, edge: isRow ? 'right' : 'bottom' }
    const [after] = leavesOf(split.children.slice(index + 1))
    if (after !== undefined) return { target: after, edge: isRow ? 'left' : 'top' }
  }
  return null
}

function restoreTile(tree: TileTree, former: TileTree, uuid: string): TileTree {
  if (!hasTile(former, uuid) || hasTile(tree, uuid)) return tree
  if (tree === null) return uuid
  const neighbour = neighbourOf(tree, former, uuid)
  return neighbour === null ? tree : placeTile(tree, uuid, neighbour.target, neighbour.edge)
}

/**
 * Brings columns back to where they stood on a board: exactly, where nothing else was changed since;
 * else each takes half of what its nearest neighbour of then has now.
 *
 * @param former a board that held them; what it did not hold stays out
 * @see BY-44
 */
export function restoreTiles(tree: TileTree, former: TileTree, uuids: readonly string[]): TileTree {
  const shown = new Set(tileLeaves(tree))
  const isUnchanged = isSameTree(
    keepTiles(former, (leaf) => shown.has(leaf)),
    tree,
  )
  if (!isUnchanged) return uuids.reduce((now, uuid) => restoreTile(now, former, uuid), tree)
  const restored = new Set([...shown, ...uuids])
  return keepTiles(former, (leaf) => restored.has(leaf))
}

/** Brings an emptied workspace back, next to those that it stood between, where it is gone. */
function withWorkspace(workspaces: Workspaces, former: Workspaces, from: Workspace): Workspaces {
  const indexOf = ({ id }: Workspace): number => workspaces.list.findIndex((one) => one.id === id)
  if (indexOf(from) !== -1) return workspaces
  const indices = former.list.map(indexOf)
  const own = former.list.indexOf(from)
  const before = indices.slice(0, own).findLast((index) => index !== -1)
  const after = indices.slice(own).find((index) => index !== -1)
  const at = before === undefined ? (after ?? workspaces.list.length) : before + 1
  const empty = { ...emptyWorkspace(from.id, from.name), mode: from.mode }
  const [first = empty, ...others] = workspaces.list.toSpliced(at, 0, empty)
  return { ...workspaces, list: [first, ...others] }
}

function withReturned(one: Workspace, from: Workspace, uuids: readonly string[]): Workspace {
  const strip = uuids.reduce((now, uuid) => restoreInStrip(now, from.strip, uuid), one.strip)
  const tiles = restoreTiles(one.tiles, from.tiles, uuids)
  const folded = [...one.folded, ...from.folded.filter((uuid) => uuids.includes(uuid))]
  return { ...one, strip, tiles: reconcileTiles(tiles, stripColumns(strip)), folded }
}

/**
 * Brings columns back to where they stood: workspace, stack, width and tile. What was changed since
 * stays as it is now, and so do columns that stand somewhere already.
 *
 * @param former the workspaces of then; columns that they did not hold stay out
 * @see BY-44
 */
export function restoreColumns(
  workspaces: Workspaces,
  former: Workspaces,
  uuids: readonly string[],
): Workspaces {
  const missing = new Set(uuids.filter((uuid) => workspaceOf(workspaces, uuid) === null))
  return former.list.reduce((now, from) => {
    const returning = workspaceColumns(from).filter((uuid) => missing.has(uuid))
    if (returning.length === 0) return now
    return changeWorkspace(withWorkspace(now, former, from), from.id, (one) =>
      withReturned(one, from, returning),
    )
  }, workspaces)
}

/**
 * Brings a removed workspace back with its columns, to its place in the list; it is shown again if it
 * was shown then.
 *
 * @returns the same workspaces when the former ones did not have it
 * @see BY-30, BY-44
 */
export function restoreWorkspace(
  workspaces: Workspaces,
  former: Workspaces,
  id: string,
): Workspaces {
  const from = former.list.find((one) => one.id === id)
  if (from === undefined) return workspaces
  const back = restoreColumns(
    withWorkspace(workspaces, former, from),
    former,
    workspaceColumns(from),
  )
  return former.active === id ? showWorkspace(back, id) : back
}
