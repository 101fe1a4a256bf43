import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { Column } from '@colonnade/domain/columns'
import {
  getActiveWorkspace,
  addMissingColumns,
  createWorkspaces,
  type Layout,
  reconcileWorkspaces,
  restoreColumns,
  showWorkspace,
  type Workspace,
  getWorkspaceColumns,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { deckAccountsAtom } from '../sessions.ts'
import { columnsAtom, unreadAtoms } from './columns.ts'
import { pageViewAtom } from './page-view.ts'

/** The key in both storages: in the tab's own, and in the shared one for the workspace that any tab showed last. */
const STORAGE_KEY = 'colonnade/shown-workspace'

type Storages = Pick<Platform, 'storage' | 'tabStorage'>

/**
 * Reads the ID of the workspace that this tab showed before a reload, else of the last one shown; null if there was
 * none.
 */
function readShownWorkspace({ storage, tabStorage }: Storages): string | null {
  return tabStorage.read(STORAGE_KEY) ?? storage.read(STORAGE_KEY)
}

function storeShownWorkspace({ storage, tabStorage }: Storages, id: string): void {
  tabStorage.write(STORAGE_KEY, id)
  storage.write(STORAGE_KEY, id)
}

/** The initial workspaces. A workspace without a name shows its number. */
const DEFAULT_WORKSPACES = createWorkspaces('first', '')

/** The last arrangement. It may name columns that do not exist (yet). */
const savedWorkspacesAtom = atom<Workspaces>(DEFAULT_WORKSPACES)

/**
 * All workspaces, with exactly the existing columns. A new one is appended to the shown workspace. A window of one
 * workspace shows no other.
 */
export const workspacesAtom = atom((get): Workspaces => {
  const uuids = get(columnsAtom).map(({ uuid }) => uuid)
  const shown = showWorkspace(get(savedWorkspacesAtom), get(pageViewAtom)?.id ?? '')
  return reconcileWorkspaces(shown, uuids)
})
workspacesAtom.debugLabel = 'workspaces'

/** @param change a pure function from `@colonnade/domain/workspaces` */
export const updateWorkspacesAtom = atom(
  null,
  (get, set, change: (workspaces: Workspaces) => Workspaces) => {
    const before = get(workspacesAtom)
    const changed = change(before)
    set(savedWorkspacesAtom, changed)
    if (changed.active !== before.active) storeShownWorkspace(get(platformAtom), changed.active)
  },
)

/**
 * Applies the saved layout of one account at the start: the first one's workspaces as they are, of the others the
 * columns that have no slot yet. Slots of columns that are still to load are kept.
 *
 * @param uuids the account's columns, in order
 */
export const joinWorkspacesAtom = atom(
  null,
  (get, set, saved: Workspaces | null, uuids: readonly string[]) => {
    const before = get(savedWorkspacesAtom)
    const joined =
      before === DEFAULT_WORKSPACES ? saved : saved && restoreColumns(before, saved, uuids)
    const shown = readShownWorkspace(get(platformAtom)) ?? ''
    set(savedWorkspacesAtom, addMissingColumns(showWorkspace(joined ?? before, shown), uuids))
  },
)

/**
 * Applies the layout of another tab. The shown workspace of this tab stays.
 *
 * @param saved null if that tab has only a plain order
 * @param columns all columns from now on, in order
 */
export const applyTabLayoutAtom = atom(
  null,
  (get, set, saved: Workspaces | null, columns: readonly Column[]) => {
    const before = get(workspacesAtom)
    const uuids = columns.map(({ uuid }) => uuid)
    const known = saved === null ? DEFAULT_WORKSPACES : restoreColumns(saved, before, uuids)
    set(columnsAtom, columns)
    set(savedWorkspacesAtom, addMissingColumns(showWorkspace(known, before.active), uuids))
  },
)

/** The workspace that is shown. A window of one column shows only that column. */
export const activeWorkspaceAtom = atom((get): Workspace => {
  const active = getActiveWorkspace(get(workspacesAtom))
  const view = get(pageViewAtom)
  return view?.kind === 'column'
    ? getActiveWorkspace(createWorkspaces(active.id, active.name, [view.id]))
    : active
})

const isSameOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index])

/** The shown columns in order. A changed setting of a column does not re-render the strip. */
export const columnIdsAtom = selectAtom(activeWorkspaceAtom, getWorkspaceColumns, isSameOrder)

/** The columns of the shown workspace, in order. */
export const shownColumnsAtom = atom((get): readonly Column[] => {
  const columns = get(columnsAtom)
  return get(columnIdsAtom).flatMap((uuid) => columns.find((one) => one.uuid === uuid) ?? [])
})

/** All workspaces, and all columns in the order of workspaces and slots. */
export const layoutAtom = atom((get): Layout => {
  const byUuid = new Map(get(columnsAtom).map((column) => [column.uuid, column]))
  const workspaces = get(workspacesAtom)
  const uuids = workspaces.list.flatMap(getWorkspaceColumns)
  return { workspaces, columns: uuids.flatMap((uuid) => byUuid.get(uuid) ?? []) }
})

/**
 * Restores removed columns, except those of an account that has left the deck since.
 *
 * @param restore restores their slots; later changes of the layout stay
 */
export const restoreColumnsAtom = atom(
  null,
  (get, set, removed: readonly Column[], restore: (workspaces: Workspaces) => Workspaces) => {
    const there = new Set(get(columnsAtom).map(({ uuid }) => uuid))
    const accounts = new Set(get(deckAccountsAtom))
    const returning = removed.filter(
      ({ uuid, accountKey }) => !there.has(uuid) && accounts.has(accountKey),
    )
    set(updateWorkspacesAtom, restore)
    set(columnsAtom, (others) => [...others, ...returning])
  },
)

/** The unread count of all columns of a workspace. */
export const workspaceUnreadAtoms = atomFamily((id: string) =>
  atom((get) => {
    const workspace = get(workspacesAtom).list.find((one) => one.id === id)
    const uuids = workspace === undefined ? [] : getWorkspaceColumns(workspace)
    return uuids.reduce((sum, uuid) => sum + get(unreadAtoms(uuid)), 0)
  }),
)
