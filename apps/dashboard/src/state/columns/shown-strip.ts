import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import { changeWorkspace, foldColumn, type Strip } from '@colonnade/domain/workspaces'
import { columnsAtom } from './columns.ts'
import { activeWorkspaceAtom, changeWorkspacesAtom } from './workspaces.ts'

/** The places of the workspace that the deck shows. */
export const shownStripAtom = atom((get): Strip => get(activeWorkspaceAtom).strip)

/** Uuids of the columns that are folded there. */
export const foldedColumnsAtom = atom((get): readonly string[] => get(activeWorkspaceAtom).folded)

/** Folds a column of the shown workspace to a narrow strip, or unfolds it. @see BY-42 */
export const foldColumnAtom = atom(null, (get, set, uuid: string, isToFold: boolean) => {
  const { id } = get(activeWorkspaceAtom)
  set(changeWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => foldColumn(one, uuid, isToFold)),
  )
})

const isSameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index])

/** Composers: they need less room than a list of posts. */
export const composerIdsAtom = selectAtom(
  columnsAtom,
  (columns) => columns.filter(({ id }) => id === 'COMPOSE').map(({ uuid }) => uuid),
  isSameList,
)
