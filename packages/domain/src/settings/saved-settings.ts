import type { Column } from '../columns/column.ts'
import { toSavedColumns } from '../columns/saved-columns.ts'
import type { AccountKey } from '../entities/ids.ts'
import { isJsonObject, type JsonObject, getOwnValue } from '../json/json-object.ts'
import { isDefaultLayout } from '../workspaces/default-layout.ts'
import type { Layout } from '../workspaces/layout-file.ts'
import type { ServerSettings } from './server-settings.ts'

/** Key for data that other clients do not understand. They keep it unchanged. */
const OWN_KEY = 'colonnade'

/** The layout that is saved with the settings of an account. */
interface SavedLayout extends Layout {
  /** The signed-in accounts, in their initial order. */
  readonly accounts: readonly AccountKey[]
}

/** Returns the default order of the columns: those of the first account first. */
function getDefaultOrder({ columns, accounts }: SavedLayout): readonly string[] {
  const rank = ({ accountKey }: Column) => accounts.indexOf(accountKey)
  return columns.toSorted((left, right) => rank(left) - rank(right)).map(({ uuid }) => uuid)
}

/**
 * Returns the account's whole deck if the `columns` that other clients read would lose a column; otherwise an empty
 * object.
 */
function createOwnColumns(deck: readonly Column[], common: readonly unknown[]): JsonObject {
  if (common.length === deck.length) return {}
  return { columns: deck.map(({ id, uuid, params }) => ({ id, uuid, params })) }
}

function createOwnWorkspaces(layout: SavedLayout): JsonObject {
  if (isDefaultLayout(layout.workspaces, getDefaultOrder(layout))) return {}
  return { workspaces: { list: layout.workspaces.list } }
}

/**
 * Converts the settings of one account into the saved form. `columns` is exactly what other clients of the server
 * write. If that would lose a column, the whole deck is also saved under the own key, which has priority: unknown
 * column types keep their position, name and params. The own key also has the workspaces of all accounts, if they
 * contain more than the default order. Which workspace is active is not saved here.
 *
 * @param layout every column of every account, in order
 * @see COL-14, SET-05, BY-30
 */
export function toSavedSettings(
  settings: ServerSettings,
  layout: SavedLayout,
  accountKey: AccountKey,
): JsonObject {
  const { columns: _columns, [OWN_KEY]: kept, ...rest } = settings
  const { columns: _own, workspaces: _workspaces, ...others } = isJsonObject(kept) ? kept : {}
  const common = toSavedColumns(layout.columns, accountKey)
  const deck = layout.columns.filter((column) => column.accountKey === accountKey)
  const ownData = { ...others, ...createOwnColumns(deck, common), ...createOwnWorkspaces(layout) }
  return {
    ...rest,
    columns: common,
    ...(Object.keys(ownData).length > 0 && { [OWN_KEY]: ownData }),
  }
}

/**
 * Returns the saved deck for `readSavedColumns`: from the own key if it exists, otherwise the columns shared with
 * other clients.
 */
export function getSavedColumns(saved: unknown): unknown {
  return getOwnValue(getOwnValue(saved, OWN_KEY), 'columns') ?? getOwnValue(saved, 'columns')
}

/** Returns the saved workspaces for `readWorkspaces`. */
export function getSavedWorkspaces(saved: unknown): unknown {
  return getOwnValue(getOwnValue(saved, OWN_KEY), 'workspaces')
}
