import { toSavedColumns, type Column } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import type { ServerSettings } from '@colonnade/domain/settings'

/** Under it lives what other clients would not understand; they keep it as it is. */
const OWN_KEY = 'colonnade'

/**
 * What is saved of one account: `columns` exactly as other clients of the server write it. Only
 * where that loses a column, all of them stand under our own key as well, and win there.
 */
export function toSavedSettings(
  settings: ServerSettings,
  columns: readonly Column[],
  accountKey: AccountKey,
): Record<string, unknown> {
  const { columns: _columns, [OWN_KEY]: _own, ...rest } = settings
  const owned = columns.filter((column) => column.accountKey === accountKey)
  const common = toSavedColumns(owned, accountKey)
  const data = { ...rest, columns: common }
  if (common.length === owned.length) return data
  return {
    ...data,
    [OWN_KEY]: { columns: owned.map(({ id, uuid, params }) => ({ id, uuid, params })) },
  }
}

/** Our own key where it exists, else what other clients share. */
export function savedColumnsOf(saved: unknown): unknown {
  const own = valueAt(valueAt(saved, OWN_KEY), 'columns')
  return own ?? valueAt(saved, 'columns')
}

function valueAt(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined
  return new Map<string, unknown>(Object.entries(holder)).get(key)
}
