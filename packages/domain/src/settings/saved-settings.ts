import type { Column } from '../columns/column.ts'
import { toSavedColumns } from '../columns/saved-columns.ts'
import type { AccountKey } from '../entities/ids.ts'
import { isJsonObject, type JsonObject, ownValue } from '../json/json-object.ts'
import type { ServerSettings } from './server-settings.ts'

/** Under it lives what other clients would not understand; they keep it as it is. */
const OWN_KEY = 'colonnade'

/**
 * What is saved of one account: `columns` exactly as other clients of the server write it. Only
 * where that loses a column, the whole deck stands under our own key as well, and wins there: kinds
 * that this version does not know keep their place, name and params.
 *
 * @see COL-14, SET-05
 */
export function toSavedSettings(
  settings: ServerSettings,
  columns: readonly Column[],
  accountKey: AccountKey,
): JsonObject {
  const { columns: _columns, [OWN_KEY]: kept, ...rest } = settings
  const { columns: _ownColumns, ...others } = isJsonObject(kept) ? kept : {}
  const common = toSavedColumns(columns, accountKey)
  const deck = columns.filter((column) => column.accountKey === accountKey)
  const isWhole = common.length === deck.length
  const ownColumns = deck.map(({ id, uuid, params }) => ({ id, uuid, params }))
  const own = isWhole ? others : { ...others, columns: ownColumns }
  return {
    ...rest,
    columns: common,
    ...(Object.keys(own).length > 0 && { [OWN_KEY]: own }),
  }
}

/** The deck in saved settings, for `readSavedColumns`: our own key's where it exists, else what other clients share. */
export function savedColumnsOf(saved: unknown): unknown {
  return ownValue(ownValue(saved, OWN_KEY), 'columns') ?? ownValue(saved, 'columns')
}
