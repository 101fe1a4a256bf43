import { atom } from 'jotai/vanilla'
import { changeColumnAccount } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { columnsAtom, unreadAtoms } from './columns.ts'

/** Gives a column to another signed-in account. Its place, its look and its filters stay. @see BY-02 */
export const changeColumnAccountAtom = atom(
  null,
  (get, set, uuid: string, accountKey: AccountKey) => {
    const changed = changeColumnAccount(get(columnsAtom), uuid, accountKey)
    if (changed === get(columnsAtom)) return
    set(unreadAtoms(uuid), 0)
    set(columnsAtom, changed)
  },
)
