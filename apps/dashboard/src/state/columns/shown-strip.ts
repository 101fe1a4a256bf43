import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import { changeWorkspace, setColumnCollapsed, type Strip } from '@colonnade/domain/workspaces'
import { sleepingAccountsAtom } from '../sessions.ts'
import { columnsAtom } from './columns.ts'
import { elsewhereAtom } from './page-view.ts'
import { activeWorkspaceAtom, updateWorkspacesAtom, shownColumnsAtom } from './workspaces.ts'

/** The strip of the workspace that is shown. */
export const shownStripAtom = atom((get): Strip => get(activeWorkspaceAtom).strip)

/** Uuids of the columns that are collapsed there. */
export const collapsedColumnsAtom = atom(
  (get): readonly string[] => get(activeWorkspaceAtom).folded,
)

/** Collapses a column of the shown workspace to a narrow strip, or expands it. @see BY-42 */
export const collapseColumnAtom = atom(null, (get, set, uuid: string, isToFold: boolean) => {
  const { id } = get(activeWorkspaceAtom)
  set(updateWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => setColumnCollapsed(one, uuid, isToFold)),
  )
})

const isSameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index])

/** Composer columns. They need less width than a list of posts. */
export const composerIdsAtom = selectAtom(
  columnsAtom,
  (columns) => columns.filter(({ id }) => id === 'COMPOSE').map(({ uuid }) => uuid),
  isSameList,
)

/**
 * The composer column of the shown workspace, an expanded one first; null if it has none.
 *
 * @see RTE-02
 */
export const shownComposerAtom = atom((get): string | null => {
  const folded = get(collapsedColumnsAtom)
  const asleep = get(sleepingAccountsAtom)
  const elsewhere = get(elsewhereAtom)
  const composers = get(shownColumnsAtom).filter(
    ({ id, uuid, accountKey }) =>
      id === 'COMPOSE' && !asleep.includes(accountKey) && !elsewhere.has(uuid),
  )
  const isOpen = ({ uuid }: { readonly uuid: string }) => !folded.includes(uuid)
  return (composers.find(isOpen) ?? composers[0])?.uuid ?? null
})

/** Expands the shown composer if needed. @returns its uuid; null if there is none */
export const expandComposerAtom = atom(null, (get, set): string | null => {
  const uuid = get(shownComposerAtom)
  if (uuid !== null && get(collapsedColumnsAtom).includes(uuid))
    set(collapseColumnAtom, uuid, false)
  return uuid
})
