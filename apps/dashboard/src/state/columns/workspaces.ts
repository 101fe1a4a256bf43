import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { Column } from '@colonnade/domain/columns'
import {
  activeWorkspace,
  firstWorkspace,
  reconcileWorkspaces,
  type Workspace,
  workspaceColumns,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import { columnsAtom } from './columns.ts'

/** Id of the workspace that everybody begins with; without a name it goes by its number. */
const FIRST_ID = 'first'

/** As they were laid out last; may name columns that are not there (yet). */
const arrangedAtom = atom<Workspaces>(firstWorkspace(FIRST_ID, ''))

/**
 * All workspaces, with exactly the columns that there are: a new one stands at the end of the one that
 * is shown.
 */
export const workspacesAtom = atom((get): Workspaces => {
  const uuids = get(columnsAtom).map(({ uuid }) => uuid)
  return reconcileWorkspaces(get(arrangedAtom), uuids)
})
workspacesAtom.debugLabel = 'workspaces'

/** @param change pure, one of the rules in `@colonnade/domain/workspaces` */
export const changeWorkspacesAtom = atom(
  null,
  (get, set, change: (workspaces: Workspaces) => Workspaces) => {
    set(arrangedAtom, change(get(workspacesAtom)))
  },
)

/** Takes over what was saved, before its columns are there or after. */
export const setWorkspacesAtom = atom(null, (_get, set, workspaces: Workspaces) => {
  set(arrangedAtom, workspaces)
})

/** The workspace that the deck shows. */
export const activeWorkspaceAtom = atom((get): Workspace => activeWorkspace(get(workspacesAtom)))

const isSameOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index])

/** What the deck shows, from its start to its end: a column's settings do not draw the deck anew. */
export const columnIdsAtom = selectAtom(activeWorkspaceAtom, workspaceColumns, isSameOrder)

/** All columns in the order of the workspaces, and within each from its start to its end. */
export const arrangedColumnsAtom = atom((get): readonly Column[] => {
  const byUuid = new Map(get(columnsAtom).map((column) => [column.uuid, column]))
  const uuids = get(workspacesAtom).list.flatMap(workspaceColumns)
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
})
