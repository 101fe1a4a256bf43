import type { AccountKey } from '../entities/ids.ts'
import { setAtPath } from '../json/json-object.ts'
import type { Column } from './column.ts'

const DEFAULT_KINDS = ['COMPOSE', 'HOME', 'NOTIFICATIONS'] as const

/**
 * Creates the columns of a new deck.
 *
 * @param makeUuid called once for each column; must never return the same uuid twice
 * @see COL-01
 */
export function createDefaultColumns(
  accountKey: AccountKey,
  makeUuid: () => string,
): readonly Column[] {
  return DEFAULT_KINDS.map((id) => ({ uuid: makeUuid(), id, accountKey, params: {} }))
}

/** Adds a column at the right end. @see COL-02 */
export function addColumn(columns: readonly Column[], column: Column): readonly Column[] {
  return [...columns, column]
}

/** Removes a column. @returns the same list when no column has that uuid. @see COL-03 */
export function removeColumn(columns: readonly Column[], uuid: string): readonly Column[] {
  const kept = columns.filter((column) => column.uuid !== uuid)
  return kept.length === columns.length ? columns : kept
}

/**
 * Sets one value inside a column's params and creates missing objects along the path.
 *
 * @param path such as `['other', 'onlyMedia']`; an empty path changes nothing
 * @see COL-05
 */
export function updateColumnParams(
  columns: readonly Column[],
  uuid: string,
  path: readonly string[],
  value: unknown,
): readonly Column[] {
  return columns.map((column) =>
    column.uuid === uuid ? { ...column, params: setAtPath(column.params, path, value) } : column,
  )
}

/** Removes the columns of a list that was deleted. @see ERR-09, COL-13 */
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
