import type { AccountKey } from '../entities/ids.ts'
import { isJsonObject } from '../json/json-object.ts'
import { type Column, type ColumnParams, isSharedColumnKind } from './column.ts'

/** A column as clients of such servers save it. */
export interface SavedColumn {
  readonly id: string
  readonly uuid: string
  readonly params: ColumnParams
}

const readParams = (raw: unknown): ColumnParams => (isJsonObject(raw) ? raw : {})

/**
 * The deck in what a server or the browser holds: any client's columns, in order. Kinds that are not
 * known stay in as placeholders, params keep keys that are not known. Damaged entries are left out,
 * missing or repeated uuids are replaced. Never throws.
 *
 * @param raw the saved `columns`
 * @param others uuids of columns that there are already, of other accounts
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

/** What is saved for other clients too: the kinds that all of them know, of one account. */
export function toSavedColumns(
  columns: readonly Column[],
  accountKey: AccountKey,
): readonly SavedColumn[] {
  return columns
    .filter((column) => column.accountKey === accountKey && isSharedColumnKind(column.id))
    .map(({ id, uuid, params }) => ({ id, uuid, params }))
}
