import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import { changeWorkspace, foldColumn, type Strip } from '@colonnade/domain/workspaces'
import { columnsAtom } from './columns.ts'
import { activeWorkspaceAtom, changeWorkspacesAtom, shownColumnsAtom } from './workspaces.ts'

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

/**
 * The composer's column among those that the deck shows, one that is not folded before others; null
 * where the shown workspace has none.
 *
 * @see RTE-02
 */
export const shownComposerAtom = atom((get): string | null => {
  const folded = get(foldedColumnsAtom)
  const composers = get(shownColumnsAtom).filter(({ id }) => id === 'COMPOSE')
  const isOpen = ({ uuid }: { readonly uuid: string }) => !folded.includes(uuid)
  return (composers.find(isOpen) ?? composers[0])?.uuid ?? null
})

/** Sees to it that the shown composer can be written in. @returns its uuid; null where there is none */
export const unfoldComposerAtom = atom(null, (get, set): string | null => {
  const uuid = get(shownComposerAtom)
  if (uuid !== null && get(foldedColumnsAtom).includes(uuid)) set(foldColumnAtom, uuid, false)
  return uuid
})
