import { atom } from 'jotai/vanilla'
import {
  changeWorkspace,
  placeTile,
  stackBelow,
  withStrip,
  withTiles,
} from '@colonnade/domain/workspaces'
import { addColumnAtom, type NewColumn } from './columns.ts'
import { activeWorkspaceAtom, changeWorkspacesAtom } from './workspaces.ts'

/** Where the column goes that is being chosen. */
interface Adding {
  /** Right below this one; null is the deck's end. */
  readonly below: string | null
}

/** What the dialog `Add column` stands open for; null while it is closed. */
export const addingColumnAtom = atom<Adding | null>(null)

/**
 * Adds the column that was chosen, where the dialog was asked to put it.
 *
 * @returns its uuid, or null when nobody is signed in
 * @see COL-02, BY-30
 */
export const addChosenColumnAtom = atom(null, (get, set, column: NewColumn): string | null => {
  const below = get(addingColumnAtom)?.below ?? null
  const uuid = set(addColumnAtom, column)
  if (uuid !== null && below !== null) set(splitBelowAtom, uuid, below)
  return uuid
})

/** Puts a column of the shown workspace right below another one, in the layout that is shown. */
const splitBelowAtom = atom(null, (get, set, uuid: string, target: string) => {
  const { id, mode } = get(activeWorkspaceAtom)
  set(changeWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) =>
      mode === 'strip'
        ? withStrip(one, stackBelow(one.strip, uuid, target))
        : withTiles(one, placeTile(one.tiles, uuid, target, 'bottom')),
    ),
  )
})
