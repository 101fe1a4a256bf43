import { atom } from 'jotai/vanilla'
import { removeColumn, type Column } from '@colonnade/domain/columns'
import {
  changeWorkspace,
  moveInStrip,
  restoreColumns,
  type Strip,
  withStrip,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import { sessionsAtom } from '../sessions/sessions.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import { columnsAtom } from './columns.ts'
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
    undo: () => set(restoreColumnAtom, removed, before),
  })
})

/** What was laid out meanwhile stays as it is; an account that signed out takes its columns along. */
const restoreColumnAtom = atom(null, (get, set, column: Column, before: Workspaces) => {
  const isThere = get(columnsAtom).some(({ uuid }) => uuid === column.uuid)
  const isSignedIn = get(sessionsAtom).some(({ key }) => key === column.accountKey)
  if (isThere || !isSignedIn) return
  set(changeWorkspacesAtom, (now) => restoreColumns(now, before, [column.uuid]))
  set(columnsAtom, (others) => [...others, column])
})
