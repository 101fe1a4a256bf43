import { atom } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'
import {
  addWorkspace,
  duplicateWorkspace,
  moveWorkspace,
  removeWorkspace,
  restoreWorkspace,
  type Workspace,
  workspaceColumns,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import { columnsAtom } from './columns.ts'
import { returnColumnsAtom } from './return-columns.ts'
import { changeWorkspacesAtom, workspacesAtom } from './workspaces.ts'

/** Adds an empty workspace and shows it. @param name empty where it goes by its number */
export const createWorkspaceAtom = atom(null, (get, set, name: string) => {
  const id = get(platformAtom).uuid()
  set(changeWorkspacesAtom, (workspaces) => addWorkspace(workspaces, id, name.trim()))
})

/** Copies a workspace, columns and all, and shows the copy. */
export const duplicateWorkspaceAtom = atom(null, (get, set, id: string, name: string) => {
  const makeUuid = get(platformAtom).uuid
  const copy = { name, makeUuid }
  const { workspaces, columns } = duplicateWorkspace(
    get(workspacesAtom),
    get(columnsAtom),
    id,
    copy,
  )
  set(changeWorkspacesAtom, () => workspaces)
  set(columnsAtom, columns)
})

/**
 * Lets a workspace change places with its neighbour.
 *
 * @returns its place from then on, 1 for the first; null where none is free
 */
export const moveWorkspaceAtom = atom(null, (get, set, id: string, step: -1 | 1): number | null => {
  const before = get(workspacesAtom)
  const moved = moveWorkspace(before, id, step)
  if (moved === before) return null
  set(changeWorkspacesAtom, () => moved)
  return moved.list.findIndex((one) => one.id === id) + 1
})

/** Removes a workspace with its columns; the notice that says so can bring all of it back. The last one stays. */
export const removeWorkspaceAtom = atom(null, (get, set, id: string) => {
  const before = get(workspacesAtom)
  const workspace = before.list.find((one) => one.id === id)
  if (workspace === undefined || before.list.length === 1) return
  const { removed, kept } = splitColumns(get(columnsAtom), workspace)
  set(columnsAtom, kept)
  set(changeWorkspacesAtom, (workspaces) => removeWorkspace(workspaces, id))
  const restore = (workspaces: Workspaces) => restoreWorkspace(workspaces, before, id)
  set(showNoticeAtom, {
    kind: 'workspace-removed',
    undo: () => set(returnColumnsAtom, removed, restore),
  })
})

function splitColumns(columns: readonly Column[], workspace: Workspace) {
  const own = new Set(workspaceColumns(workspace))
  return {
    removed: columns.filter(({ uuid }) => own.has(uuid)),
    kept: columns.filter(({ uuid }) => !own.has(uuid)),
  }
}
