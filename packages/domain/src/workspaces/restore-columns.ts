import { hasTile, filterTiles, insertTile, reconcileTiles } from './insert-tile.ts'
import {
  insertInSlot,
  filterSlot,
  getStackShares,
  type Strip,
  type StripSlot,
} from './stack-shares.ts'
import { findSlotIndex, getStripColumns } from './strip.ts'
import {
  areNear,
  findTilePath,
  getSplit,
  type TileEdge,
  getTileLeaves,
  type TileNode,
  type TileTree,
} from './tile-tree.ts'
import { showWorkspace, findColumnWorkspace } from './workspace-list.ts'
import {
  changeWorkspace,
  createWorkspace,
  type Workspace,
  getWorkspaceColumns,
  type Workspaces,
} from './workspace.ts'

/**
 * Restores a column in its stack: with its old height if the stack was not changed, or else with half of its
 * neighbour's.
 */
function restoreInStack(place: StripSlot, stack: StripSlot, uuid: string, mate: string): StripSlot {
  const others = filterSlot(stack, (column) => place.columns.includes(column))
  const whole = filterSlot(stack, (column) => column === uuid || place.columns.includes(column))
  const isSame =
    others !== null &&
    others.columns.join() === place.columns.join() &&
    areNear(getStackShares(others), getStackShares(place))
  if (isSame && whole !== null) return { ...whole, width: place.width }
  const isBelow = stack.columns.indexOf(mate) < stack.columns.indexOf(uuid)
  return insertInSlot(place, uuid, mate, isBelow ? 'below' : 'above')
}

/** Restores a column in the stack of a column that it was stacked with; null when none of those exists. */
function restoreInOldStack(strip: Strip, stack: StripSlot, uuid: string): Strip | null {
  const own = stack.columns.indexOf(uuid)
  const isThere = (column: string): boolean => findSlotIndex(strip, column) !== -1
  const mate =
    stack.columns.slice(0, own).findLast(isThere) ?? stack.columns.slice(own + 1).find(isThere)
  if (mate === undefined) return null
  return strip.map((place) =>
    place.columns.includes(mate) ? restoreInStack(place, stack, uuid, mate) : place,
  )
}

/** Finds the index for a slot: after its old predecessor, or else before its old successor, or else at the end. */
function findInsertIndex(strip: Strip, former: Strip, at: number): number {
  const holds = (of: StripSlot) => (place: StripSlot) =>
    place.columns.some((column) => of.columns.includes(column))
  const before = former.slice(0, at).map((place) => strip.findLastIndex(holds(place)))
  const after = former.slice(at + 1).map((place) => strip.findIndex(holds(place)))
  const isThere = (index: number): boolean => index !== -1
  return (before.findLast(isThere) ?? (after.find(isThere) ?? strip.length) - 1) + 1
}

/**
 * Restores a column at its old position: in its stack, or else in a slot with its old width. All others stay as they
 * are.
 *
 * @param former an earlier strip that contained it
 * @returns the same strip when it exists already, or the former one did not contain it
 * @see BY-44
 */
export function restoreInStrip(strip: Strip, former: Strip, uuid: string): Strip {
  const at = findSlotIndex(former, uuid)
  const place = former[at]
  if (place === undefined || findSlotIndex(strip, uuid) !== -1) return strip
  const stacked = restoreInOldStack(strip, place, uuid)
  if (stacked !== null) return stacked
  return strip.toSpliced(findInsertIndex(strip, former, at), 0, {
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

/** Finds the nearest former neighbour of a column that still exists, and at which of its edges the column was. */
function findNeighbour(
  tree: TileTree,
  former: TileTree,
  uuid: string,
): { readonly target: string; readonly edge: TileEdge } | null {
  const path = findTilePath(former, uuid) ?? []
  const leavesOf = (nodes: readonly TileNode[]) =>
    nodes.flatMap(getTileLeaves).filter((leaf) => hasTile(tree, leaf))
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const split = getSplit(former, path.slice(0, depth))
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
  const neighbour = findNeighbour(tree, former, uuid)
  return neighbour === null ? tree : insertTile(tree, uuid, neighbour.target, neighbour.edge)
}

/**
 * Restores columns at their old positions on a board: exactly if the board was not changed, or else each takes half
 * of its nearest former neighbour.
 *
 * @param former an earlier board that contained them; other columns are ignored
 * @see BY-44
 */
export function restoreTiles(tree: TileTree, former: TileTree, uuids: readonly string[]): TileTree {
  const shown = new Set(getTileLeaves(tree))
  const isUnchanged = isSameTree(
    filterTiles(former, (leaf) => shown.has(leaf)),
    tree,
  )
  if (!isUnchanged) return uuids.reduce((now, uuid) => restoreTile(now, former, uuid), tree)
  const restored = new Set([...shown, ...uuids])
  return filterTiles(former, (leaf) => restored.has(leaf))
}

/** Restores an empty workspace between its old neighbours if it was removed. */
function withWorkspace(workspaces: Workspaces, former: Workspaces, from: Workspace): Workspaces {
  const indexOf = ({ id }: Workspace): number => workspaces.list.findIndex((one) => one.id === id)
  if (indexOf(from) !== -1) return workspaces
  const indices = former.list.map(indexOf)
  const own = former.list.indexOf(from)
  const before = indices.slice(0, own).findLast((index) => index !== -1)
  const after = indices.slice(own).find((index) => index !== -1)
  const at = before === undefined ? (after ?? workspaces.list.length) : before + 1
  const empty = { ...createWorkspace(from.id, from.name), mode: from.mode }
  const [first = empty, ...others] = workspaces.list.toSpliced(at, 0, empty)
  return { ...workspaces, list: [first, ...others] }
}

function restoreInWorkspace(one: Workspace, from: Workspace, uuids: readonly string[]): Workspace {
  const strip = uuids.reduce((now, uuid) => restoreInStrip(now, from.strip, uuid), one.strip)
  const tiles = restoreTiles(one.tiles, from.tiles, uuids)
  const folded = [...one.folded, ...from.folded.filter((uuid) => uuids.includes(uuid))]
  return { ...one, strip, tiles: reconcileTiles(tiles, getStripColumns(strip)), folded }
}

/**
 * Restores columns at their old positions: workspace, stack, width and tile. Later changes and columns that exist
 * already stay as they are.
 *
 * @param former the earlier workspaces; columns that they did not contain are ignored
 * @see BY-44
 */
export function restoreColumns(
  workspaces: Workspaces,
  former: Workspaces,
  uuids: readonly string[],
): Workspaces {
  const missing = new Set(uuids.filter((uuid) => findColumnWorkspace(workspaces, uuid) === null))
  return former.list.reduce((now, from) => {
    const returning = getWorkspaceColumns(from).filter((uuid) => missing.has(uuid))
    if (returning.length === 0) return now
    return changeWorkspace(withWorkspace(now, former, from), from.id, (one) =>
      restoreInWorkspace(one, from, returning),
    )
  }, workspaces)
}

/**
 * Restores a removed workspace with its columns at its old position in the list. It becomes active again if it was
 * active.
 *
 * @returns the same workspaces when the former ones did not contain it
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
    getWorkspaceColumns(from),
  )
  return former.active === id ? showWorkspace(back, id) : back
}
