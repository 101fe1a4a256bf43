import type { AccountKey } from '../entities/ids.ts'
import { setAtPath } from '../json/json-object.ts'
import type { Column } from './column.ts'

const DEFAULT_KINDS = ['COMPOSE', 'HOME', 'NOTIFICATIONS'] as const

/**
 * The deck of somebody who has none yet.
 *
 * @param makeUuid called once for each column; must never repeat itself
 * @see COL-01
 */
export function defaultColumns(accountKey: AccountKey, makeUuid: () => string): readonly Column[] {
  return DEFAULT_KINDS.map((id) => ({ uuid: makeUuid(), id, accountKey, params: {} }))
}

/** Puts a column at the right end. @see COL-02 */
export function addColumn(columns: readonly Column[], column: Column): readonly Column[] {
  return [...columns, column]
}

/** @returns the same list when no column has that uuid. @see COL-03 */
export function removeColumn(columns: readonly Column[], uuid: string): readonly Column[] {
  const kept = columns.filter((column) => column.uuid !== uuid)
  return kept.length === columns.length ? columns : kept
}

/**
 * Sets one value inside a column's params, making the objects on the way.
 *
 * @param path such as `['other', 'onlyMedia']`; an empty path changes nothing
 * @see COL-05
 */
export function changeColumnParams(
  columns: readonly Column[],
  uuid: string,
  path: readonly string[],
  value: unknown,
): readonly Column[] {
  return columns.map((column) =>
    column.uuid === uuid ? { ...column, params: setAtPath(column.params, path, value) } : column,
  )
}

/** Takes out the columns of a list that no longer exists. @see ERR-09, COL-13 */
export function removeListColumns(
  columns: readonly Column[],
  accountKey: Column['accountKey'],
  listId: string,
): readonly Column[] {
  const kept = columns.filter(
    (column) =>
      column.id !== 'LIST' ||
      column.accountKey !== accountKey ||
      String(column.params['id']) !== listId,
  )
  return kept.length === columns.length ? columns : kept
}
