import { isJsonObject, type JsonObject, getOwnValue } from '../json/json-object.ts'
import { reconcileTiles } from './insert-tile.ts'
import { areShares, type Strip } from './stack-shares.ts'
import { clampColumnWidth, filterColumns, getStripColumns } from './strip.ts'
import { buildSplit, createEqualShares, type TileTree } from './tile-tree.ts'
import {
  createWorkspace,
  filterCollapsed,
  type Workspace,
  WORKSPACE_MODES,
  type WorkspaceMode,
  type Workspaces,
} from './workspace.ts'

/** The maximum depth. Deeper levels can only be forged and are dropped. */
const MAX_DEPTH = 64

function readShares(raw: unknown, count: number): readonly number[] {
  const shares: readonly unknown[] = Array.isArray(raw) ? raw : []
  const numbers = shares.filter((share) => typeof share === 'number')
  return numbers.length === count && shares.length === count ? numbers : createEqualShares(count)
}

function readSplit(raw: JsonObject, children: readonly unknown[], depth: number): TileTree {
  const shares = readShares(raw['splitPercentages'], children.length)
  const parts = children.flatMap((child, index) => {
    const node = readNode(child, depth + 1)
    return node === null ? [] : [{ node, share: shares[index] ?? 0 }]
  })
  return buildSplit(raw['direction'] === 'column' ? 'column' : 'row', parts)
}

function readNode(raw: unknown, depth: number): TileTree {
  if (typeof raw === 'string') return raw === '' ? null : raw
  if (!isJsonObject(raw) || depth > MAX_DEPTH) return null
  const { children, tabs } = raw
  if (Array.isArray(children)) return readSplit(raw, children, depth)
  return Array.isArray(tabs) ? readSplit({ direction: 'column' }, tabs, depth) : null
}

/**
 * Reads a tree that was saved or that comes from the tiling library. Damaged branches are dropped, invalid sizes
 * become equal, tabs become a stack. Uuids may still be unknown or repeated: see `reconcileTiles`. Never throws.
 *
 * @param raw any JSON value
 */
export function readTiles(raw: unknown): TileTree {
  return readNode(raw, 0)
}

interface Fallbacks {
  /** Returns unique ids. */
  readonly makeId: () => string
  /** The name of a workspace without one. */
  readonly name: string
}

const readTexts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((each) => typeof each === 'string') : []

function readStrip(raw: unknown): Strip {
  const places: readonly unknown[] = Array.isArray(raw) ? raw : []
  return places.flatMap((place): Strip => {
    const width = getOwnValue(place, 'width')
    const shares = getOwnValue(place, 'shares')
    const columns = readTexts(getOwnValue(place, 'columns'))
    if (columns.length === 0) return []
    const isWidth = typeof width === 'number' && Number.isFinite(width)
    return [
      {
        columns,
        width: isWidth ? clampColumnWidth(width) : null,
        shares: areShares(shares, columns.length) ? shares : null,
      },
    ]
  })
}

function readMode(raw: unknown): WorkspaceMode {
  return WORKSPACE_MODES.find((mode) => mode === raw) ?? 'strip'
}

const readText = (raw: unknown, fallback: () => string): string =>
  typeof raw === 'string' && raw.trim() !== '' ? raw : fallback()

/** Reads one saved workspace with the columns that are in no other; null if it is invalid. Never throws. */
function readWorkspace(raw: unknown, fallbacks: Fallbacks, taken: Set<string>): Workspace | null {
  if (!isJsonObject(raw)) return null
  const strip = filterColumns(readStrip(raw['strip']), (uuid) => {
    const isFree = !taken.has(uuid)
    taken.add(uuid)
    return isFree
  })
  return {
    ...createWorkspace(
      readText(raw['id'], fallbacks.makeId),
      readText(raw['name'], () => fallbacks.name),
    ),
    mode: readMode(raw['mode']),
    strip,
    tiles: reconcileTiles(readTiles(raw['tiles']), getStripColumns(strip)),
    folded: filterCollapsed(readTexts(raw['folded']), getStripColumns(strip)),
  }
}

/** Reads a list of workspaces, each id and each column once. */
export function readWorkspaceList(raw: unknown, fallbacks: Fallbacks): readonly Workspace[] {
  const taken = new Set<string>()
  const ids = new Set<string>()
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : []
  return entries.flatMap((entry) => {
    const workspace = readWorkspace(entry, fallbacks, taken)
    if (workspace === null) return []
    const id = ids.has(workspace.id) ? fallbacks.makeId() : workspace.id
    ids.add(id)
    return [{ ...workspace, id }]
  })
}

/**
 * Reads saved workspaces whose columns may not exist yet. Damaged parts are dropped, and no column is listed twice
 * (`reconcileWorkspaces` adds missing ones). Never throws.
 *
 * @param raw any JSON value
 * @returns null when there are none
 * @see BY-30
 */
export function readWorkspaces(raw: unknown, fallbacks: Fallbacks): Workspaces | null {
  const [first, ...others] = readWorkspaceList(getOwnValue(raw, 'list'), fallbacks)
  if (first === undefined) return null
  const list: Workspaces['list'] = [first, ...others]
  const saved = getOwnValue(raw, 'active')
  const active = list.find(({ id }) => id === saved) ?? first
  return { list, active: active.id }
}
