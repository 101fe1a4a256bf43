import type { Column } from '../columns/column.ts'
import { toSavedColumns } from '../columns/saved-columns.ts'
import type { AccountKey } from '../entities/ids.ts'
import { isJsonObject, type JsonObject, ownValue } from '../json/json-object.ts'
import type { Layout } from '../workspaces/layout-file.ts'
import { isPlain } from '../workspaces/plain-workspaces.ts'
import type { ServerSettings } from './server-settings.ts'

/** Under it lives what other clients would not understand; they keep it as it is. */
const OWN_KEY = 'colonnade'

/** The layout that an account's settings are saved with. */
interface SavedLayout extends Layout {
  /** Those that are signed in, in the order in which they start. */
  readonly accounts: readonly AccountKey[]
}

/** How the columns stand when nobody laid them out: those of the first account first. */
function startOrder({ columns, accounts }: SavedLayout): readonly string[] {
  const rank = ({ accountKey }: Column) => accounts.indexOf(accountKey)
  return columns.toSorted((left, right) => rank(left) - rank(right)).map(({ uuid }) => uuid)
}

/** The account's whole deck where `columns` as others read it loses one; nothing else. */
function ownColumns(deck: readonly Column[], common: readonly unknown[]): JsonObject {
  if (common.length === deck.length) return {}
  return { columns: deck.map(({ id, uuid, params }) => ({ id, uuid, params })) }
}

function ownWorkspaces(layout: SavedLayout): JsonObject {
  if (isPlain(layout.workspaces, startOrder(layout))) return {}
  return { workspaces: { list: layout.workspaces.list } }
}

/**
 * What is saved of one account: `columns` exactly as other clients of the server write it. Only
 * where that loses a column, the whole deck stands under our own key as well, and wins there: kinds
 * that this version does not know keep their place, name and params. The workspaces, of all accounts,
 * stand there too as soon as they say more than an order. Which of them is shown is not saved here.
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
  const { columns: _own, workspaces: _laidOut, ...others } = isJsonObject(kept) ? kept : {}
  const common = toSavedColumns(layout.columns, accountKey)
  const deck = layout.columns.filter((column) => column.accountKey === accountKey)
  const own = { ...others, ...ownColumns(deck, common), ...ownWorkspaces(layout) }
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

/** The workspaces in saved settings, for `readWorkspaces`. */
export function savedWorkspacesOf(saved: unknown): unknown {
  return ownValue(ownValue(saved, OWN_KEY), 'workspaces')
}
