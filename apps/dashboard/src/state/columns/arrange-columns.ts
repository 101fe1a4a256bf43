import { atom } from 'jotai/vanilla'
import { removeColumn } from '@colonnade/domain/columns'
import {
  changeWorkspace,
  moveInStrip,
  restoreColumns,
  type Strip,
  moveToWorkspace,
  withStrip,
} from '@colonnade/domain/workspaces'
import { showNoticeAtom } from '../ui/notices.ts'
import { columnsAtom } from './columns.ts'
import { returnColumnsAtom } from './return-columns.ts'
import { activeWorkspaceAtom, changeWorkspacesAtom, workspacesAtom } from './workspaces.ts'

/** Lays the shown strip out anew. @param change pure, one of the strip's rules */
export const changeStripAtom = atom(null, (get, set, change: (strip: Strip) => Strip) => {
  const { id } = get(activeWorkspaceAtom)
  set(changeWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => withStrip(one, change(one.strip))),
  )
})

/** One place to the left or right; at the end nothing happens. */
export const moveColumnAtom = atom(null, (_get, set, uuid: string, direction: -1 | 1) => {
  set(changeStripAtom, (strip) => moveInStrip(strip, uuid, direction))
})

/** Removes a column; the notice that says so can bring it back to its place. */
export const removeColumnAtom = atom(null, (get, set, uuid: string) => {
  const columns = get(columnsAtom)
  const removed = columns.find((column) => column.uuid === uuid)
  if (removed === undefined) return
  const before = get(workspacesAtom)
  set(columnsAtom, removeColumn(columns, uuid))
  set(showNoticeAtom, {
    kind: 'column-removed',
    undo: () => set(returnColumnsAtom, [removed], (now) => restoreColumns(now, before, [uuid])),
  })
})

/** To the end of another workspace; the one that is shown stays. */
export const moveToWorkspaceAtom = atom(null, (_get, set, uuid: string, id: string) => {
  set(changeWorkspacesAtom, (workspaces) => moveToWorkspace(workspaces, uuid, id))
})
