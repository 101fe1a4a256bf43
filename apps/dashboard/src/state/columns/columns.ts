import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import {
  addColumn,
  changeColumnParams,
  moveColumn,
  placeColumn,
  removeColumn,
  removeListColumns,
  type Column,
  type ColumnParams,
} from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { platformAtom } from '../app-store.ts'
import { currentSessionAtom } from '../sessions/sessions.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import { passingColumnsAtom } from './passing-columns.ts'

/** The deck from left to right, columns of all accounts. Written by the actions below and by `load-settings.ts`. */
export const columnsAtom = atom<readonly Column[]>([])
columnsAtom.debugLabel = 'columns'

const toUuids = (columns: readonly Column[]): readonly string[] => columns.map(({ uuid }) => uuid)

const isSameOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index])

/** The order alone: a column's settings do not draw the deck anew. */
export const columnIdsAtom = selectAtom(columnsAtom, toUuids, isSameOrder)

/** One column, saved or passing; undefined once it is removed. */
export const columnAtoms = atomFamily((uuid: string) =>
  atom(
    (get): Column | undefined =>
      get(columnsAtom).find((column) => column.uuid === uuid) ??
      get(passingColumnsAtom).find((column) => column.uuid === uuid),
  ),
)

interface NewColumn {
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

/** Removes a column; the notice that says so can bring it back to its place. */
export const removeColumnAtom = atom(null, (get, set, uuid: string) => {
  const columns = get(columnsAtom)
  const index = columns.findIndex((column) => column.uuid === uuid)
  const removed = columns[index]
  if (removed === undefined) return
  set(columnsAtom, removeColumn(columns, uuid))
  set(showNoticeAtom, {
    kind: 'column-removed',
    undo: () => set(restoreColumnAtom, removed, index),
  })
})

const restoreColumnAtom = atom(null, (_get, set, column: Column, index: number) => {
  set(columnsAtom, (columns) =>
    columns.some(({ uuid }) => uuid === column.uuid)
      ? columns
      : columns.toSpliced(index, 0, column),
  )
})

/** One place to the left or right; at the end nothing happens. */
export const moveColumnAtom = atom(null, (_get, set, uuid: string, direction: -1 | 1) => {
  set(columnsAtom, (columns) => moveColumn(columns, uuid, direction))
})

/** To the place of another column, however far away. @param target whose place it takes */
export const placeColumnAtom = atom(null, (_get, set, uuid: string, target: string) => {
  set(columnsAtom, (columns) => placeColumn(columns, uuid, target))
})

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
