import { isJsonObject, type JsonObject, ownValue } from '../json/json-object.ts'
import { reconcileTiles } from './place-tile.ts'
import { areShares, type Strip } from './stack-shares.ts'
import { columnWidth, keepColumns, stripColumns } from './strip.ts'
import { buildSplit, equalShares, type TileTree } from './tile-tree.ts'
import {
  emptyWorkspace,
  keepFolded,
  type Workspace,
  WORKSPACE_MODES,
  type WorkspaceMode,
  type Workspaces,
} from './workspace.ts'

/** Deeper than anybody splits; what is forged deeper is left out. */
const DEEPEST = 64

function sharesOf(raw: unknown, count: number): readonly number[] {
  const shares: readonly unknown[] = Array.isArray(raw) ? raw : []
  const numbers = shares.filter((share) => typeof share === 'number')
  return numbers.length === count && shares.length === count ? numbers : equalShares(count)
}

function readSplit(raw: JsonObject, children: readonly unknown[], depth: number): TileTree {
  const shares = sharesOf(raw['splitPercentages'], children.length)
  const parts = children.flatMap((child, index) => {
    const node = readNode(child, depth + 1)
    return node === null ? [] : [{ node, share: shares[index] ?? 0 }]
  })
  return buildSplit(raw['direction'] === 'column' ? 'column' : 'row', parts)
}

function readNode(raw: unknown, depth: number): TileTree {
  if (typeof raw === 'string') return raw === '' ? null : raw
  if (!isJsonObject(raw) || depth > DEEPEST) return null
  const { children, tabs } = raw
  if (Array.isArray(children)) return readSplit(raw, children, depth)
  return Array.isArray(tabs) ? readSplit({ direction: 'column' }, tabs, depth) : null
}

/**
 * A tree in whatever was saved, or in what the tiling library hands over: damaged branches are left out,
 * sizes that are none become equal, tabs become a stack. Uuids may still be unknown or repeated: see
 * `reconcileTiles`. Never throws.
 *
 * @param raw any JSON value
 */
export function readTiles(raw: unknown): TileTree {
  return readNode(raw, 0)
}

interface Fallbacks {
  /** Makes ids that never repeat. */
  readonly makeId: () => string
  /** The name of a workspace that has none. */
  readonly name: string
}

const textsIn = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((each) => typeof each === 'string') : []

function readStrip(raw: unknown): Strip {
  const places: readonly unknown[] = Array.isArray(raw) ? raw : []
  return places.flatMap((place): Strip => {
    const width = ownValue(place, 'width')
    const shares = ownValue(place, 'shares')
    const columns = textsIn(ownValue(place, 'columns'))
    if (columns.length === 0) return []
    const isWidth = typeof width === 'number' && Number.isFinite(width)
    return [
      {
        columns,
        width: isWidth ? columnWidth(width) : null,
        shares: areShares(shares, columns.length) ? shares : null,
      },
    ]
  })
}

function readMode(raw: unknown): WorkspaceMode {
  return WORKSPACE_MODES.find((mode) => mode === raw) ?? 'strip'
}

const textOr = (raw: unknown, fallback: () => string): string =>
  typeof raw === 'string' && raw.trim() !== '' ? raw : fallback()

/** One workspace in whatever was saved, with the columns that no other has; null for what is none. Never throws. */
function readWorkspace(raw: unknown, fallbacks: Fallbacks, taken: Set<string>): Workspace | null {
  if (!isJsonObject(raw)) return null
  const strip = keepColumns(readStrip(raw['strip']), (uuid) => {
    const isFree = !taken.has(uuid)
    taken.add(uuid)
    return isFree
  })
  return {
    ...emptyWorkspace(
      textOr(raw['id'], fallbacks.makeId),
      textOr(raw['name'], () => fallbacks.name),
    ),
    mode: readMode(raw['mode']),
    strip,
    tiles: reconcileTiles(readTiles(raw['tiles']), stripColumns(strip)),
    folded: keepFolded(textsIn(raw['folded']), stripColumns(strip)),
  }
}

/** The workspaces of a list, each id and each column once. */
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
 * The workspaces in whatever was saved, for columns that may be there or not yet: damaged parts are
 * left out, no column stands twice (`reconcileWorkspaces` brings in those that are missing). Never throws.
 *
 * @param raw any JSON value
 * @returns null when there are none
 * @see BY-30
 */
export function readWorkspaces(raw: unknown, fallbacks: Fallbacks): Workspaces | null {
  const [first, ...others] = readWorkspaceList(ownValue(raw, 'list'), fallbacks)
  if (first === undefined) return null
  const list: Workspaces['list'] = [first, ...others]
  const saved = ownValue(raw, 'active')
  const active = list.find(({ id }) => id === saved) ?? first
  return { list, active: active.id }
}
