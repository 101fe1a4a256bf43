import type { Column } from '../columns/column.ts'
import { accountKey, type AccountKey } from '../entities/ids.ts'
import { isSameJson } from '../json/is-same-json.ts'
import { isJsonObject, type JsonObject, ownValue } from '../json/json-object.ts'
import { readWorkspaceList } from './read-workspaces.ts'
import { withNewUuids } from './rearrange-workspaces.ts'
import { restoreWorkspace } from './restore-columns.ts'
import { reconcileWorkspaces, removeWorkspace } from './workspace-list.ts'
import { workspaceColumns, type Workspaces } from './workspace.ts'

/** Marks the files of this program. */
export const LAYOUT_FORMAT = 'colonnade-layout'
/** Files of a later version are refused: reading them could lose something. */
export const LAYOUT_VERSION = 1

/** All columns and how they are laid out. */
export interface Layout {
  readonly workspaces: Workspaces
  readonly columns: readonly Column[]
}

/**
 * Why a file is not taken: `not-json` is no JSON at all, `foreign` is of another program, `newer` of a
 * later version of this one, `damaged` would lose something when read.
 */
export type LayoutRefusal = 'not-json' | 'foreign' | 'newer' | 'damaged'

export type LayoutReading =
  | { readonly isRead: true; readonly layout: Layout }
  | { readonly isRead: false; readonly refusal: LayoutRefusal }

/** The text of a file that holds a whole layout: names, sizes, columns with their params and accounts. @see BY-48 */
export function writeLayout({ workspaces, columns }: Layout): string {
  const uuids = columns.map(({ uuid }) => uuid)
  const { list, active } = reconcileWorkspaces(workspaces, uuids)
  const file = { format: LAYOUT_FORMAT, version: LAYOUT_VERSION, active, workspaces: list, columns }
  return JSON.stringify(file, null, 2)
}

const refused = (refusal: LayoutRefusal): LayoutReading => ({ isRead: false, refusal })

function parsed(text: string): { readonly raw: unknown } | null {
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

const NOTHING: JsonObject = {}

function readColumn(raw: unknown): readonly Column[] {
  const { id, uuid, accountKey: account, params } = isJsonObject(raw) ? raw : NOTHING
  const key = readKey(account)
  const isWhole = typeof id === 'string' && typeof uuid === 'string' && isJsonObject(params)
  return isWhole && key !== null ? [{ id, uuid, accountKey: key, params }] : []
}

/** Reads leniently and compares: what changed by reading would have been lost. */
function readWhole(raw: unknown): Layout | null {
  const savedColumns = ownValue(raw, 'columns')
  const savedList = ownValue(raw, 'workspaces')
  const columns = Array.isArray(savedColumns) ? savedColumns.flatMap(readColumn) : []
  const list = readWorkspaceList(savedList, { makeId: () => '', name: '' })
  const active = list.find(({ id }) => id === ownValue(raw, 'active'))
  const [first, ...others] = list
  if (active === undefined || first === undefined) return null
  if (!isSameJson(columns, savedColumns) || !isSameJson(list, savedList)) return null
  const laidOut = list.flatMap(workspaceColumns).toSorted()
  const isComplete = isSameJson(laidOut, columns.map(({ uuid }) => uuid).toSorted())
  return isComplete
    ? { workspaces: { list: [first, ...others], active: active.id }, columns }
    : null
}

/**
 * Reads a file that `writeLayout` made: whole, or not at all. Never throws.
 *
 * @see BY-48
 */
export function readLayout(text: string): LayoutReading {
  const json = parsed(text)
  if (json === null) return refused('not-json')
  if (ownValue(json.raw, 'format') !== LAYOUT_FORMAT) return refused('foreign')
  const version = ownValue(json.raw, 'version')
  if (typeof version === 'number' && version > LAYOUT_VERSION) return refused('newer')
  const layout = version === LAYOUT_VERSION ? readWhole(json.raw) : null
  return layout === null ? refused('damaged') : { isRead: true, layout }
}

/**
 * Makes a layout one's own: columns and workspaces get uuids of their own, so that it can stand beside
 * what there is, and belong to accounts that are signed in.
 *
 * @param accountOf whose a column becomes
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

/** Puts an adopted layout behind what there is, and shows it. @see BY-48 */
export function joinLayouts(own: Layout, adopted: Layout): Layout {
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
 * Takes an adopted layout out again. Columns that came to stand among its own since then stand in no
 * workspace: `reconcileWorkspaces` gives them to the one that is shown.
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

/** Brings every workspace of then back with its columns, to where it stood. @see BY-48, BY-44 */
export function restoreWorkspaces(workspaces: Workspaces, former: Workspaces): Workspaces {
  return former.list.reduce((now, { id }) => restoreWorkspace(now, former, id), workspaces)
}
