import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import {
  addColumn,
  updateColumnParams,
  type Column,
  type ColumnParams,
  removeListColumns,
} from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { platformAtom } from '../app-store.ts'
import { currentSessionAtom } from '../sessions.ts'

/** The number of unread rows of a column. Written when the sessions' lists change. */
export const unreadAtoms = atomFamily((_uuid: string) => atom(0))

/** Whether a column is visible. Columns beside the viewport are rendered already, but insert no new rows. */
export const isVisibleAtoms = atomFamily((_uuid: string) => atom(true))

interface TransientColumn {
  /** The screen that it belongs to. The same column may have another meaning on another screen. */
  readonly screen: string
  readonly column: Column
}

const transientEntriesAtom = atom<readonly TransientColumn[]>([])

/** Columns that the address shows and that are not saved. They look and load like any other. */
const transientColumnsAtom = atom((get) => get(transientEntriesAtom).map(({ column }) => column))

/** The screen of a transient column; null for a saved or unknown one. */
export const transientScreenAtoms = atomFamily((uuid: string) =>
  atom(
    (get) => get(transientEntriesAtom).find(({ column }) => column.uuid === uuid)?.screen ?? null,
  ),
)

export const showTransientColumnAtom = atom(null, (get, set, screen: string, column: Column) => {
  const others = get(transientEntriesAtom).filter((shown) => shown.column.uuid !== column.uuid)
  set(transientEntriesAtom, [...others, { screen, column }])
})

export const hideTransientColumnAtom = atom(null, (get, set, uuid: string) => {
  set(
    transientEntriesAtom,
    get(transientEntriesAtom).filter(({ column }) => column.uuid !== uuid),
  )
})

/**
 * All columns of all accounts. `workspaces.ts` has their positions. Written by the column actions and by
 * `load-settings.ts`.
 */
export const columnsAtom = atom<readonly Column[]>([])
columnsAtom.debugLabel = 'columns'

interface SourcesReader {
  /** Returns all columns, and the sources that were added to them. */
  readonly readAll: (columns: readonly Column[]) => readonly Column[]
  /** Finds a source of a column. */
  readonly find: (columns: readonly Column[], uuid: string) => Column | undefined
}

/** Reads the sources of columns. null until its code is loaded, which the first posts of few columns need. */
export const sourcesReaderAtom = atom<SourcesReader | null>(null)

/** All columns, and the sources that were added to them: everything that lists are loaded for. @see BY-34 */
export const columnsWithSourcesAtom = atom(
  (get) => get(sourcesReaderAtom)?.readAll(get(columnsAtom)) ?? get(columnsAtom),
)

/** What the columns show, as JSON. It stays the same when a title, a colour or an icon changes. */
export const columnContentsAtom = atom((get) =>
  JSON.stringify(get(columnsAtom), (key, value: unknown) => (key === 'look' ? undefined : value)),
)

/** One column, saved or transient, or one source of a column; undefined once it is removed. */
export const columnAtoms = atomFamily((uuid: string) =>
  atom(
    (get): Column | undefined =>
      get(columnsAtom).find((column) => column.uuid === uuid) ??
      get(transientColumnsAtom).find((column) => column.uuid === uuid) ??
      get(sourcesReaderAtom)?.find(get(columnsAtom), uuid),
  ),
)

export interface NewColumn {
  readonly id: string
  readonly params?: ColumnParams
  /** The column's account. The default is the current one. */
  readonly accountKey?: AccountKey
}

/** Appends a column. @returns its uuid; null without a signed-in account */
export const addColumnAtom = atom(null, (get, set, column: NewColumn): string | null => {
  const accountKey = column.accountKey ?? get(currentSessionAtom)?.key
  if (accountKey === undefined) return null
  const uuid = get(platformAtom).uuid()
  set(columnsAtom, (columns) =>
    addColumn(columns, { uuid, id: column.id, accountKey, params: column.params ?? {} }),
  )
  return uuid
})

/** Returns the last added column, without subscribing to it. */
export const getNewestColumnAtom = atom(null, (get) => get(columnsAtom).at(-1))

/** @param path inside the column's params, e.g. `['other', 'onlyMedia']` */
export const updateColumnParamsAtom = atom(
  null,
  (_get, set, uuid: string, path: readonly string[], value: unknown) => {
    set(columnsAtom, (columns) => updateColumnParams(columns, uuid, path, value))
  },
)

/** Removes the columns of a deleted list (ERR-09). */
export const removeListColumnsAtom = atom(
  null,
  (_get, set, accountKey: AccountKey, listId: string) => {
    set(columnsAtom, (columns) => removeListColumns(columns, accountKey, listId))
  },
)

/** The account that writes in a composer, if it has shown one: it may be another than that of the column. */
export const composerAuthorAtoms = atomFamily((_uuid: string) => atom<AccountKey | null>(null))
