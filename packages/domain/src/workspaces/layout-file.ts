import type { Column } from '../columns/column.ts'
import { accountKey, type AccountKey } from '../entities/ids.ts'
import { isSameJson } from '../json/is-same-json.ts'
import { isJsonObject, type JsonObject, getOwnValue } from '../json/json-object.ts'
import { readWorkspaceList } from './read-workspaces.ts'
import { withNewUuids } from './rearrange-workspaces.ts'
import { restoreWorkspace } from './restore-columns.ts'
import { reconcileWorkspaces, removeWorkspace } from './workspace-list.ts'
import { getWorkspaceColumns, type Workspaces } from './workspace.ts'

/** Identifies layout files of this app. */
export const LAYOUT_FORMAT = 'colonnade-layout'
/** Files of a later version are rejected, because reading them could lose data. */
export const LAYOUT_VERSION = 1

/** All columns and their arrangement. */
export interface Layout {
  readonly workspaces: Workspaces
  readonly columns: readonly Column[]
}

/**
 * Why a file is rejected: `not-json` is not valid JSON, `foreign` was created by another app, `newer` by a later
 * version of this app, and reading `damaged` would lose data.
 */
export type LayoutError = 'not-json' | 'foreign' | 'newer' | 'damaged'

export type LayoutResult =
  | { readonly isRead: true; readonly layout: Layout }
  | { readonly isRead: false; readonly refusal: LayoutError }

/** Serialises a complete layout: names, sizes, columns with their params and accounts. @see BY-48 */
export function writeLayout({ workspaces, columns }: Layout): string {
  const uuids = columns.map(({ uuid }) => uuid)
  const { list, active } = reconcileWorkspaces(workspaces, uuids)
  const file = { format: LAYOUT_FORMAT, version: LAYOUT_VERSION, active, workspaces: list, columns }
  return JSON.stringify(file, null, 2)
}

const createError = (refusal: LayoutError): LayoutResult => ({ isRead: false, refusal })

function parseJson(text: string): { readonly raw: unknown } | null {
  try {
    return { raw: JSON.parse(text) }
  } catch {
    return null
  }
}

function readKey(raw: unknown): AccountKey | null {
  const at = typeof raw === 'string' ? raw.lastIndexOf('@') : -1
  return typeof raw === 'string' && at > 0 ? accountKey(raw.slice(0, at), raw.slice(at + 1)) : null
}

const EMPTY: JsonObject = {}

function readColumn(raw: unknown): readonly Column[] {
  const { id, uuid, accountKey: account, params } = isJsonObject(raw) ? raw : EMPTY
  const key = readKey(account)
  const isWhole = typeof id === 'string' && typeof uuid === 'string' && isJsonObject(params)
  return isWhole && key !== null ? [{ id, uuid, accountKey: key, params }] : []
}

/**
 * Reads the file leniently and compares the result with it. Any difference would be lost data, so the file is
 * rejected.
 */
function readComplete(raw: unknown): Layout | null {
  const savedColumns = getOwnValue(raw, 'columns')
  const savedList = getOwnValue(raw, 'workspaces')
  const columns = Array.isArray(savedColumns) ? savedColumns.flatMap(readColumn) : []
  const list = readWorkspaceList(savedList, { makeId: () => '', name: '' })
  const active = list.find(({ id }) => id === getOwnValue(raw, 'active'))
  const [first, ...others] = list
  if (active === undefined || first === undefined) return null
  if (!isSameJson(columns, savedColumns) || !isSameJson(list, savedList)) return null
  const assigned = list.flatMap(getWorkspaceColumns).toSorted()
  const isComplete = isSameJson(assigned, columns.map(({ uuid }) => uuid).toSorted())
  return isComplete
    ? { workspaces: { list: [first, ...others], active: active.id }, columns }
    : null
}

/**
 * Reads a file that `writeLayout` created, completely or not at all. Never throws.
 *
 * @see BY-48
 */
export function readLayout(text: string): LayoutResult {
  const json = parseJson(text)
  if (json === null) return createError('not-json')
  if (getOwnValue(json.raw, 'format') !== LAYOUT_FORMAT) return createError('foreign')
  const version = getOwnValue(json.raw, 'version')
  if (typeof version === 'number' && version > LAYOUT_VERSION) return createError('newer')
  const layout = version === LAYOUT_VERSION ? readComplete(json.raw) : null
  return layout === null ? createError('damaged') : { isRead: true, layout }
}

/**
 * Prepares a layout for import. Columns and workspaces get new uuids, so that they do not collide with existing ones,
 * and columns are assigned to signed-in accounts.
 *
 * @param accountOf returns the account that a column is assigned to
 * @see BY-48
 */
export function adoptLayout(
  { workspaces, columns }: Layout,
  makeUuid: () => string,
  accountOf: (key: AccountKey) => AccountKey,
): Layout {
  const uuids = new Map(columns.map(({ uuid }) => [uuid, makeUuid()]))
  const ids = new Map(workspaces.list.map(({ id }) => [id, makeUuid()]))
  const newId = (id: string) => ids.get(id) ?? id
  const [first, ...others] = workspaces.list
  const adopt = (one: typeof first) => ({ ...withNewUuids(one, uuids), id: newId(one.id) })
  return {
    workspaces: { list: [adopt(first), ...others.map(adopt)], active: newId(workspaces.active) },
    columns: columns.map((column) => ({
      ...column,
      uuid: uuids.get(column.uuid) ?? column.uuid,
      accountKey: accountOf(column.accountKey),
    })),
  }
}

/** Appends an imported layout to the existing one and shows it. @see BY-48 */
export function appendLayout(own: Layout, adopted: Layout): Layout {
  const [first, ...others] = own.workspaces.list
  return {
    workspaces: {
      list: [first, ...others, ...adopted.workspaces.list],
      active: adopted.workspaces.active,
    },
    columns: [...own.columns, ...adopted.columns],
  }
}

/**
 * Removes an imported layout. Columns that were moved into its workspaces are in no workspace after that:
 * `reconcileWorkspaces` adds them to the active one.
 *
 * @see BY-48
 */
export function removeLayout(now: Layout, adopted: Layout): Layout {
  const brought = new Set(adopted.columns.map(({ uuid }) => uuid))
  return {
    workspaces: adopted.workspaces.list.reduce(
      (left, { id }) => removeWorkspace(left, id),
      now.workspaces,
    ),
    columns: now.columns.filter(({ uuid }) => !brought.has(uuid)),
  }
}

/** Restores all workspaces of an earlier state with their columns, at their old positions. @see BY-48, BY-44 */
export function restoreWorkspaces(workspaces: Workspaces, former: Workspaces): Workspaces {
  return former.list.reduce((now, { id }) => restoreWorkspace(now, former, id), workspaces)
}
