import { atom } from 'jotai/vanilla'
import { changeWorkspace, placeBeside } from '@colonnade/domain/workspaces'
import { addColumnAtom, type NewColumn } from './columns.ts'
import { activeWorkspaceAtom, changeWorkspacesAtom } from './workspaces.ts'

/** Behind which column the route's own stands; null for the end. Written by the deck as the address changes. */
export const routeAnchorAtom = atom<string | null>(null)

/**
 * Adds a column right after another one of the shown workspace.
 *
 * @param after null for the end
 * @returns its uuid, or null when nobody is signed in
 * @see BY-35, COL-08
 */
export const addColumnBesideAtom = atom(
  null,
  (get, set, column: NewColumn, after: string | null): string | null => {
    const uuid = set(addColumnAtom, column)
    if (uuid === null || after === null) return uuid
    const { id } = get(activeWorkspaceAtom)
    set(changeWorkspacesAtom, (workspaces) =>
      changeWorkspace(workspaces, id, (one) => placeBeside(one, uuid, after)),
    )
    return uuid
  },
)
