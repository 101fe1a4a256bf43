import { isJsonObject, ownValue } from '../json/json-object.ts'
import { readTiles } from './read-tiles.ts'
import { reconcileTiles } from './reconcile-tiles.ts'
import { areShares } from './stack-shares.ts'
import type { Strip } from './strip-place.ts'
import { columnWidth } from './strip-widths.ts'
import { keepColumns, stripColumns } from './strip.ts'
import {
  emptyWorkspace,
  keepFolded,
  type Workspace,
  WORKSPACE_MODES,
  type WorkspaceMode,
  type Workspaces,
} from './workspace.ts'

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
