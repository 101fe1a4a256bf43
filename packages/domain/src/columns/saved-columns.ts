import type { AccountKey } from '../entities/ids.ts'
import { isJsonObject } from '../json/json-object.ts'
import { type Column, type ColumnParams, isSharedColumnKind } from './column.ts'

/** A column as clients of these servers save it. */
export interface SavedColumn {
  readonly id: string
  readonly uuid: string
  readonly params: ColumnParams
}

const readParams = (raw: unknown): ColumnParams => (isJsonObject(raw) ? raw : {})

/**
 * Reads the saved deck of any client, in order. Unknown kinds stay as placeholders, and params keep unknown keys.
 * Damaged entries are dropped, missing or repeated uuids are replaced. Never throws.
 *
 * @param raw the saved `columns` from a server or the browser
 * @param others uuids of existing columns of other accounts
 * @returns null when nothing was saved, which means the default deck; an empty deck is an empty list
 * @see COL-06, COL-14
 */
export function readSavedColumns(
  raw: unknown,
  accountKey: AccountKey,
  makeUuid: () => string,
  others: readonly string[] = [],
): readonly Column[] | null {
  if (!Array.isArray(raw)) return null
  const uuids = new Set(others)
  return raw.flatMap((entry: unknown): readonly Column[] => {
    const { id, uuid: saved, params } = readParams(entry)
    if (typeof id !== 'string' || id === '') return []
    const isUsable = typeof saved === 'string' && saved !== '' && !uuids.has(saved)
    const uuid = isUsable ? saved : makeUuid()
    uuids.add(uuid)
    return [{ uuid, id, accountKey, params: readParams(params) }]
  })
}

/** Converts one account's columns to the saved form for all clients: only the kinds that all clients support. */
export function toSavedColumns(
  columns: readonly Column[],
  accountKey: AccountKey,
): readonly SavedColumn[] {
  return columns
    .filter((column) => column.accountKey === accountKey && isSharedColumnKind(column.id))
    .map(({ id, uuid, params }) => ({ id, uuid, params }))
}
