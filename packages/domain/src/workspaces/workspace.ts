import { placeTile, reconcileTiles } from './place-tile.ts'
import type { Strip } from './stack-shares.ts'
import { placeAlone, placeIndex, reconcileStrip, stripColumns } from './strip.ts'
import type { TileTree } from './tile-tree.ts'

/** Of the folded columns those that there are, each once. @returns the same list when nothing has to change */
export function keepFolded(folded: readonly string[], uuids: readonly string[]): readonly string[] {
  const waiting = new Set(uuids)
  const kept = folded.filter((uuid) => waiting.delete(uuid))
  return kept.length === folded.length ? folded : kept
}

/** `strip` scrolls sideways; `tiles` fit the window. */
export const WORKSPACE_MODES = ['strip', 'tiles'] as const
export type WorkspaceMode = (typeof WORKSPACE_MODES)[number]

/** A named set of columns, laid out both ways and shown in one of them. */
export interface Workspace {
  readonly id: string
  readonly name: string
  readonly mode: WorkspaceMode
  /** Holds every column of the workspace, in order. */
  readonly strip: Strip
  /** Shows the same columns as the strip. */
  readonly tiles: TileTree
  /** Uuids of columns that are folded, in both layouts: to a narrow strip, or to their header above or below others. */
  readonly folded: readonly string[]
}

/** All workspaces: at least one, and every column stands in at most one of them. */
export interface Workspaces {
  readonly list: readonly [Workspace, ...Workspace[]]
  /** The id of the one that is shown; always one of the list. */
  readonly active: string
}

export function emptyWorkspace(id: string, name: string): Workspace {
  return { id, name, mode: 'strip', strip: [], tiles: null, folded: [] }
}

/** The uuids of a workspace's columns, in order. */
export function workspaceColumns({ strip }: Workspace): readonly string[] {
  return stripColumns(strip)
}

/** A workspace with exactly these columns, in both layouts. @returns the same one when it has them */
export function withColumns(workspace: Workspace, uuids: readonly string[]): Workspace {
  const strip = reconcileStrip(workspace.strip, uuids)
  const tiles = reconcileTiles(workspace.tiles, uuids)
  const folded = keepFolded(workspace.folded, stripColumns(strip))
  const { strip: oldStrip, tiles: oldTiles, folded: oldFolded } = workspace
  if (strip === oldStrip && tiles === oldTiles && folded === oldFolded) return workspace
  return { ...workspace, strip, tiles, folded }
}

/** A new strip for a workspace; its tiles show the same columns. */
export function withStrip(workspace: Workspace, strip: Strip): Workspace {
  if (strip === workspace.strip) return workspace
  const uuids = stripColumns(strip)
  return {
    ...workspace,
    strip,
    tiles: reconcileTiles(workspace.tiles, uuids),
    folded: keepFolded(workspace.folded, uuids),
  }
}

/** A new board for a workspace: what it leaves out comes back at its end, what the workspace does not hold goes. */
export function withTiles(workspace: Workspace, tiles: TileTree): Workspace {
  return { ...workspace, tiles: reconcileTiles(tiles, workspaceColumns(workspace)) }
}

/** The workspace that is shown. */
export function activeWorkspace({ list, active }: Workspaces): Workspace {
  return list.find(({ id }) => id === active) ?? list[0]
}

/** Changes one workspace. @returns the same workspaces when it is unknown or stays as it was */
export function changeWorkspace(
  workspaces: Workspaces,
  id: string,
  change: (workspace: Workspace) => Workspace,
): Workspaces {
  return mapWorkspaces(workspaces, (one) => (one.id === id ? change(one) : one))
}

/** Changes every workspace. @returns the same workspaces when all stay as they were */
export function mapWorkspaces(
  workspaces: Workspaces,
  change: (workspace: Workspace) => Workspace,
): Workspaces {
  const [first, ...others] = workspaces.list
  const list = [change(first), ...others.map(change)] as const
  const isSame = list.every((one, index) => one === workspaces.list[index])
  return isSame ? workspaces : { ...workspaces, list: [...list] }
}

/** Whether a column is folded to a narrow strip. */
export function isFolded({ folded }: Workspace, uuid: string): boolean {
  return folded.includes(uuid)
}

/**
 * Folds a column to a narrow strip, or unfolds it.
 *
 * @returns the same workspace when it is so already, or the column is not in it
 * @see BY-42
 */
export function foldColumn(workspace: Workspace, uuid: string, isToFold: boolean): Workspace {
  const { strip, folded } = workspace
  const isThere = strip.some(({ columns }) => columns.includes(uuid))
  if (!isThere || isFolded(workspace, uuid) === isToFold) return workspace
  return {
    ...workspace,
    folded: isToFold ? [...folded, uuid] : folded.filter((one) => one !== uuid),
  }
}

/**
 * Puts a column right after another one in both layouts: behind its place in the strip, and on the half
 * of its tile that comes after it in reading order.
 *
 * @param uuid one of the workspace's columns
 * @returns the same workspace when the other one does not stand there
 * @see COL-08, BY-35
 */
export function placeBeside(workspace: Workspace, uuid: string, target: string): Workspace {
  const at = placeIndex(workspace.strip, target)
  if (at === -1 || uuid === target) return workspace
  const laid = withStrip(workspace, placeAlone(workspace.strip, uuid, at + 1))
  return withTiles(laid, placeTile(laid.tiles, uuid, target, 'right'))
}
