import { reconcileTiles } from './reconcile-tiles.ts'
import { restoreInStrip } from './restore-in-strip.ts'
import { restoreTiles } from './restore-tiles.ts'
import { stripColumns } from './strip.ts'
import { showWorkspace, workspaceOf } from './workspace-list.ts'
import {
  changeWorkspace,
  emptyWorkspace,
  type Workspace,
  type Workspaces,
  workspaceColumns,
} from './workspace.ts'

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
