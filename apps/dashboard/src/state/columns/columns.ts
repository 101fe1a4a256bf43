import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import {
  addColumn,
  changeColumnParams,
  removeListColumns,
  type Column,
  type ColumnParams,
} from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { platformAtom } from '../app-store.ts'
import { currentSessionAtom } from '../sessions.ts'
import { passingColumnsAtom } from './passing-columns.ts'

/** Every column there is, of all accounts; where each stands, `workspaces.ts` knows. Written by the column actions and by `load-settings.ts`. */
export const columnsAtom = atom<readonly Column[]>([])
columnsAtom.debugLabel = 'columns'

/** One column, saved or passing; undefined once it is removed. */
export const columnAtoms = atomFamily((uuid: string) =>
  atom(
    (get): Column | undefined =>
      get(columnsAtom).find((column) => column.uuid === uuid) ??
      get(passingColumnsAtom).find((column) => column.uuid === uuid),
  ),
)

export interface NewColumn {
  readonly id: string
  readonly params?: ColumnParams
  /** Whose column it is; the current account's where it is not told. */
  readonly accountKey?: AccountKey
}

/** Appends a column. @returns its uuid, or null when nobody is signed in */
export const addColumnAtom = atom(null, (get, set, column: NewColumn): string | null => {
  const accountKey = column.accountKey ?? get(currentSessionAtom)?.key
  if (accountKey === undefined) return null
  const uuid = get(platformAtom).uuid()
  set(columnsAtom, (columns) =>
    addColumn(columns, { uuid, id: column.id, accountKey, params: column.params ?? {} }),
  )
  return uuid
})

/** The column that was added last, for who must know it at once and not follow it. */
export const readNewestColumnAtom = atom(null, (get) => get(columnsAtom).at(-1))

/** @param path inside the column's params, e.g. `['other', 'onlyMedia']` */
export const changeColumnParamsAtom = atom(
  null,
  (_get, set, uuid: string, path: readonly string[], value: unknown) => {
    set(columnsAtom, (columns) => changeColumnParams(columns, uuid, path, value))
  },
)

/** A list that is gone takes its columns along (ERR-09). */
export const removeListColumnsAtom = atom(
  null,
  (_get, set, accountKey: AccountKey, listId: string) => {
    set(columnsAtom, (columns) => removeListColumns(columns, accountKey, listId))
  },
)
