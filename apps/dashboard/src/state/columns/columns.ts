import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import {
  addColumn,
  changeColumnParams,
  type Column,
  type ColumnParams,
  removeListColumns,
} from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { platformAtom } from '../app-store.ts'
import { currentSessionAtom } from '../sessions.ts'

/** How many rows a column holds that its reader has not seen. Written as the sessions' lists change. */
export const unreadAtoms = atomFamily((_uuid: string) => atom(0))

/** Whether a column can be seen: beside the view it is drawn already, but nothing comes in there. */
export const inSightAtoms = atomFamily((_uuid: string) => atom(true))

interface PassingColumn {
  /** The screen that it belongs to: the same column may mean something else under another one. */
  readonly screen: string
  readonly column: Column
}

const shownAtom = atom<readonly PassingColumn[]>([])

/** Columns that the address shows and nobody saved: they look and load like any other. */
const passingColumnsAtom = atom((get) => get(shownAtom).map(({ column }) => column))

/** Which screen a passing column belongs to; null for one that is saved, or not known yet. */
export const passingScreenAtoms = atomFamily((uuid: string) =>
  atom((get) => get(shownAtom).find(({ column }) => column.uuid === uuid)?.screen ?? null),
)

export const showPassingColumnAtom = atom(null, (get, set, screen: string, column: Column) => {
  const others = get(shownAtom).filter((shown) => shown.column.uuid !== column.uuid)
  set(shownAtom, [...others, { screen, column }])
})

export const hidePassingColumnAtom = atom(null, (get, set, uuid: string) => {
  set(
    shownAtom,
    get(shownAtom).filter(({ column }) => column.uuid !== uuid),
  )
})

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
