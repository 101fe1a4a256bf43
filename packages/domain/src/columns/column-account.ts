import type { AccountKey } from '../entities/ids.ts'
import { COLUMN_KINDS, type Column, type ColumnKind } from './column.ts'

/** The kinds that show something of one server, by its id. */
const BOUND_KINDS: ReadonlySet<string> = new Set<ColumnKind>(['LIST', 'ACCOUNT', 'THREAD'])

/** Whether a column of this kind can show the same of another account. Unknown kinds stay where they are. @see BY-02 */
export function canChangeAccount(kind: string): kind is ColumnKind {
  return COLUMN_KINDS.some((known) => known === kind) && !BOUND_KINDS.has(kind)
}

/** Gives a column to another account. Everything else of it stays. @returns the same list if nothing changes */
export function changeColumnAccount(
  columns: readonly Column[],
  uuid: string,
  accountKey: AccountKey,
): readonly Column[] {
  const column = columns.find((one) => one.uuid === uuid)
  if (column === undefined || column.accountKey === accountKey || !canChangeAccount(column.id))
    return columns
  return columns.map((one) => (one === column ? { ...one, accountKey } : one))
}
