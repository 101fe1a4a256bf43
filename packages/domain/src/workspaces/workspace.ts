import { insertTile, reconcileTiles } from './insert-tile.ts'
import type { Strip } from './stack-shares.ts'
import { moveToOwnSlot, findSlotIndex, reconcileStrip, getStripColumns } from './strip.ts'
import type { TileTree } from './tile-tree.ts'

/** Returns the collapsed columns that exist, each once. @returns the same list when nothing changes */
export function filterCollapsed(
  folded: readonly string[],
  uuids: readonly string[],
): readonly string[] {
  const waiting = new Set(uuids)
  const kept = folded.filter((uuid) => waiting.delete(uuid))
  return kept.length === folded.length ? folded : kept
}

/** `strip` scrolls horizontally; `tiles` fit the window. */
export const WORKSPACE_MODES = ['strip', 'tiles'] as const
export type WorkspaceMode = (typeof WORKSPACE_MODES)[number]

/** A named set of columns. It has both layouts and shows one of them. */
export interface Workspace {
  readonly id: string
  readonly name: string
  readonly mode: WorkspaceMode
  /** Contains every column of the workspace, in order. */
  readonly strip: Strip
  /** Contains the same columns as the strip. */
  readonly tiles: TileTree
  /** Uuids of the collapsed columns in both layouts: shown as a narrow strip, or as a header above or below others. */
  readonly folded: readonly string[]
}

/** All workspaces: at least one, and every column is in at most one of them. */
export interface Workspaces {
  readonly list: readonly [Workspace, ...Workspace[]]
  /** The id of the active workspace; always in the list. */
  readonly active: string
}

export function createWorkspace(id: string, name: string): Workspace {
  return { id, name, mode: 'strip', strip: [], tiles: null, folded: [] }
}

/** Returns the uuids of a workspace's columns, in order. */
export function getWorkspaceColumns({ strip }: Workspace): readonly string[] {
  return getStripColumns(strip)
}

/** Returns a workspace with exactly these columns in both layouts. @returns the same one when nothing changes */
export function withColumns(workspace: Workspace, uuids: readonly string[]): Workspace {
  const strip = reconcileStrip(workspace.strip, uuids)
  const tiles = reconcileTiles(workspace.tiles, uuids)
  const folded = filterCollapsed(workspace.folded, getStripColumns(strip))
  const { strip: oldStrip, tiles: oldTiles, folded: oldFolded } = workspace
  if (strip === oldStrip && tiles === oldTiles && folded === oldFolded) return workspace
  return { ...workspace, strip, tiles, folded }
}

/** Sets the strip of a workspace. Its tiles are updated to show the same columns. */
export function withStrip(workspace: Workspace, strip: Strip): Workspace {
  if (strip === workspace.strip) return workspace
  const uuids = getStripColumns(strip)
  return {
    ...workspace,
    strip,
    tiles: reconcileTiles(workspace.tiles, uuids),
    folded: filterCollapsed(workspace.folded, uuids),
  }
}

/** Sets the tiles of a workspace. Missing columns are appended, columns of other workspaces are dropped. */
export function withTiles(workspace: Workspace, tiles: TileTree): Workspace {
  return { ...workspace, tiles: reconcileTiles(tiles, getWorkspaceColumns(workspace)) }
}

/** Returns the active workspace. */
export function getActiveWorkspace({ list, active }: Workspaces): Workspace {
  return list.find(({ id }) => id === active) ?? list[0]
}

/** Changes one workspace. @returns the same workspaces when it is unknown or does not change */
export function changeWorkspace(
  workspaces: Workspaces,
  id: string,
  change: (workspace: Workspace) => Workspace,
): Workspaces {
  return mapWorkspaces(workspaces, (one) => (one.id === id ? change(one) : one))
}

/** Changes every workspace. @returns the same workspaces when none changes */
export function mapWorkspaces(
  workspaces: Workspaces,
  change: (workspace: Workspace) => Workspace,
): Workspaces {
  const [first, ...others] = workspaces.list
  const list = [change(first), ...others.map(change)] as const
  const isSame = list.every((one, index) => one === workspaces.list[index])
  return isSame ? workspaces : { ...workspaces, list: [...list] }
}

/** Whether a column is collapsed. */
export function isColumnCollapsed({ folded }: Workspace, uuid: string): boolean {
  return folded.includes(uuid)
}

/**
 * Collapses or expands a column.
 *
 * @returns the same workspace when the state does not change, or the column is not in it
 * @see BY-42
 */
export function setColumnCollapsed(
  workspace: Workspace,
  uuid: string,
  isCollapsed: boolean,
): Workspace {
  const { strip, folded } = workspace
  const isThere = strip.some(({ columns }) => columns.includes(uuid))
  if (!isThere || isColumnCollapsed(workspace, uuid) === isCollapsed) return workspace
  return {
    ...workspace,
    folded: isCollapsed ? [...folded, uuid] : folded.filter((one) => one !== uuid),
  }
}

/**
 * Moves a column directly after another one in both layouts: after its slot in the strip, and to the half of its tile
 * that comes after it in reading order.
 *
 * @param uuid one of the workspace's columns
 * @returns the same workspace when the other one is not in it
 * @see COL-08, BY-35
 */
export function moveBeside(workspace: Workspace, uuid: string, target: string): Workspace {
  const at = findSlotIndex(workspace.strip, target)
  if (at === -1 || uuid === target) return workspace
  const withSlot = withStrip(workspace, moveToOwnSlot(workspace.strip, uuid, at + 1))
  return withTiles(withSlot, insertTile(withSlot.tiles, uuid, target, 'right'))
}
