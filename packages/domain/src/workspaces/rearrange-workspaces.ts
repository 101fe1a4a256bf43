import type { Column } from '../columns/column.ts'
import type { Strip } from './stack-shares.ts'
import type { TileNode, TileTree } from './tile-tree.ts'
import { type Workspace, workspaceColumns, type Workspaces } from './workspace.ts'

/** New uuids by the old ones. */
type NewUuids = ReadonlyMap<string, string>

const renamedStrip = (strip: Strip, uuids: NewUuids): Strip =>
  strip.map((place) => ({
    ...place,
    columns: place.columns.map((uuid) => uuids.get(uuid) ?? uuid),
  }))

const renamedNode = (node: TileNode, uuids: NewUuids): TileNode =>
  typeof node === 'string'
    ? (uuids.get(node) ?? node)
    : { ...node, children: node.children.map((child) => renamedNode(child, uuids)) }

const renamedTiles = (tree: TileTree, uuids: NewUuids): TileTree =>
  tree === null ? null : renamedNode(tree, uuids)

/** The same layout for copies of its columns. */
export function withNewUuids(workspace: Workspace, uuids: NewUuids): Workspace {
  const { strip, tiles, folded } = workspace
  return {
    ...workspace,
    strip: renamedStrip(strip, uuids),
    tiles: renamedTiles(tiles, uuids),
    folded: folded.map((uuid) => uuids.get(uuid) ?? uuid),
  }
}

interface Duplicated {
  readonly workspaces: Workspaces
  readonly columns: readonly Column[]
}

/**
 * Copies a workspace, columns and all, behind itself, and shows the copy.
 *
 * @param columns of the whole deck; the copies stand at the end of what comes back
 * @param copy the new one's name, and what makes ids that never repeat
 * @returns what was given when the workspace is unknown
 * @see BY-48
 */
export function duplicateWorkspace(
  workspaces: Workspaces,
  columns: readonly Column[],
  id: string,
  copy: { readonly name: string; readonly makeUuid: () => string },
): Duplicated {
  const at = workspaces.list.findIndex((one) => one.id === id)
  const original = workspaces.list[at]
  if (original === undefined) return { workspaces, columns }
  const uuids = new Map(workspaceColumns(original).map((uuid) => [uuid, copy.makeUuid()]))
  const copies = columns.flatMap((column) => {
    const uuid = uuids.get(column.uuid)
    return uuid === undefined ? [] : [{ ...column, uuid }]
  })
  const twin = { ...withNewUuids(original, uuids), id: copy.makeUuid(), name: copy.name }
  const [first, ...others] = workspaces.list
  const list: Workspaces['list'] = [first, ...others.toSpliced(at, 0, twin)]
  return { workspaces: { list, active: twin.id }, columns: [...columns, ...copies] }
}

/**
 * Lets a workspace change places with the one before it (`-1`) or after it (`1`). Its columns stay, and so does which one
 * is shown.
 *
 * @returns the same workspaces when it is unknown, or nothing stands there
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
