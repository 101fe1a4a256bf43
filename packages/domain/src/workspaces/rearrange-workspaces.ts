import type { Column } from '../columns/column.ts'
import type { Strip } from './stack-shares.ts'
import type { TileNode, TileTree } from './tile-tree.ts'
import { type Workspace, getWorkspaceColumns, type Workspaces } from './workspace.ts'

/** New uuids by the old ones. */
type NewUuids = ReadonlyMap<string, string>

const replaceStripUuids = (strip: Strip, uuids: NewUuids): Strip =>
  strip.map((place) => ({
    ...place,
    columns: place.columns.map((uuid) => uuids.get(uuid) ?? uuid),
  }))

const replaceNodeUuids = (node: TileNode, uuids: NewUuids): TileNode =>
  typeof node === 'string'
    ? (uuids.get(node) ?? node)
    : { ...node, children: node.children.map((child) => replaceNodeUuids(child, uuids)) }

const replaceTileUuids = (tree: TileTree, uuids: NewUuids): TileTree =>
  tree === null ? null : replaceNodeUuids(tree, uuids)

/** Copies a workspace for copies of its columns. */
export function withNewUuids(workspace: Workspace, uuids: NewUuids): Workspace {
  const { strip, tiles, folded } = workspace
  return {
    ...workspace,
    strip: replaceStripUuids(strip, uuids),
    tiles: replaceTileUuids(tiles, uuids),
    folded: folded.map((uuid) => uuids.get(uuid) ?? uuid),
  }
}

interface DuplicatedWorkspace {
  readonly workspaces: Workspaces
  readonly columns: readonly Column[]
}

/**
 * Duplicates a workspace with its columns, inserts the copy after it and shows it.
 *
 * @param columns of the whole deck; the copies are appended to the returned list
 * @param copy the name of the copy, and a function that returns unique ids
 * @returns the given values when the workspace is unknown
 * @see BY-48
 */
export function duplicateWorkspace(
  workspaces: Workspaces,
  columns: readonly Column[],
  id: string,
  copy: { readonly name: string; readonly makeUuid: () => string },
): DuplicatedWorkspace {
  const at = workspaces.list.findIndex((one) => one.id === id)
  const original = workspaces.list[at]
  if (original === undefined) return { workspaces, columns }
  const uuids = new Map(getWorkspaceColumns(original).map((uuid) => [uuid, copy.makeUuid()]))
  const copies = columns.flatMap((column) => {
    const uuid = uuids.get(column.uuid)
    return uuid === undefined ? [] : [{ ...column, uuid }]
  })
  const duplicate = { ...withNewUuids(original, uuids), id: copy.makeUuid(), name: copy.name }
  const [first, ...others] = workspaces.list
  const list: Workspaces['list'] = [first, ...others.toSpliced(at, 0, duplicate)]
  return { workspaces: { list, active: duplicate.id }, columns: [...columns, ...copies] }
}

/**
 * Swaps a workspace with the one before it (`-1`) or after it (`1`). Its columns and the active workspace stay the
 * same.
 *
 * @returns the same workspaces when it is unknown or already at that end
 * @see BY-30
 */
export function moveWorkspace(workspaces: Workspaces, id: string, step: -1 | 1): Workspaces {
  const { list } = workspaces
  const at = list.findIndex((one) => one.id === id)
  const moved = list[at]
  const other = list[at + step]
  if (moved === undefined || other === undefined) return workspaces
  const [first, ...others] = list.with(at, other).with(at + step, moved)
  return first === undefined ? workspaces : { ...workspaces, list: [first, ...others] }
}
