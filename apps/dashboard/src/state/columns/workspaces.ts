import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { Column } from '@colonnade/domain/columns'
import {
  activeWorkspace,
  addMissingColumns,
  firstWorkspace,
  type Layout,
  reconcileWorkspaces,
  restoreColumns,
  showWorkspace,
  type Workspace,
  workspaceColumns,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom } from '../sessions.ts'
import { columnsAtom, unreadAtoms } from './columns.ts'

/** The same in both storages: each tab's own, and beyond them the one shown last anywhere. */
const KEY = 'colonnade/shown-workspace'

type Storages = Pick<Platform, 'storage' | 'tabStorage'>

/** The id of the workspace that a tab showed before its reload, else of the last one shown; null when none was. */
function readShownWorkspace({ storage, tabStorage }: Storages): string | null {
  return tabStorage.read(KEY) ?? storage.read(KEY)
}

function keepShownWorkspace({ storage, tabStorage }: Storages, id: string): void {
  tabStorage.write(KEY, id)
  storage.write(KEY, id)
}

/** The workspace that everybody begins with; without a name it goes by its number. */
const UNTOUCHED = firstWorkspace('first', '')

/** As they were laid out last; may name columns that are not there (yet). */
const arrangedAtom = atom<Workspaces>(UNTOUCHED)

/**
 * All workspaces, with exactly the columns that there are: a new one stands at the end of the one that
 * is shown.
 */
export const workspacesAtom = atom((get): Workspaces => {
  const uuids = get(columnsAtom).map(({ uuid }) => uuid)
  return reconcileWorkspaces(get(arrangedAtom), uuids)
})
workspacesAtom.debugLabel = 'workspaces'

/** @param change pure, one of the rules in `@colonnade/domain/workspaces` */
export const changeWorkspacesAtom = atom(
  null,
  (get, set, change: (workspaces: Workspaces) => Workspaces) => {
    const before = get(workspacesAtom)
    const changed = change(before)
    set(arrangedAtom, changed)
    if (changed.active !== before.active) keepShownWorkspace(get(platformAtom), changed.active)
  },
)

/**
 * Takes over, at the start, what was saved of one account: the first one's workspaces as they are, of
 * the others what stands nowhere yet. Places of columns that are still to come are kept free.
 *
 * @param uuids of the account's columns, in order
 */
export const joinWorkspacesAtom = atom(
  null,
  (get, set, saved: Workspaces | null, uuids: readonly string[]) => {
    const before = get(arrangedAtom)
    const joined = before === UNTOUCHED ? saved : saved && restoreColumns(before, saved, uuids)
    const shown = readShownWorkspace(get(platformAtom)) ?? ''
    set(arrangedAtom, addMissingColumns(showWorkspace(joined ?? before, shown), uuids))
  },
)

/**
 * Takes over what another tab laid out; which workspace is shown stays this one's own.
 *
 * @param saved null where that tab has a plain order alone
 * @param columns all that there are from now on, in order
 */
export const followLayoutAtom = atom(
  null,
  (get, set, saved: Workspaces | null, columns: readonly Column[]) => {
    const before = get(workspacesAtom)
    const uuids = columns.map(({ uuid }) => uuid)
    const known = saved === null ? UNTOUCHED : restoreColumns(saved, before, uuids)
    set(columnsAtom, columns)
    set(arrangedAtom, addMissingColumns(showWorkspace(known, before.active), uuids))
  },
)

/** The workspace that the deck shows. */
export const activeWorkspaceAtom = atom((get): Workspace => activeWorkspace(get(workspacesAtom)))

const isSameOrder = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index])

/** What the deck shows, from its start to its end: a column's settings do not draw the deck anew. */
export const columnIdsAtom = selectAtom(activeWorkspaceAtom, workspaceColumns, isSameOrder)

/** The columns of the workspace that is shown, in order. */
export const shownColumnsAtom = atom((get): readonly Column[] => {
  const columns = get(columnsAtom)
  return get(columnIdsAtom).flatMap((uuid) => columns.find((one) => one.uuid === uuid) ?? [])
})

/** All workspaces, and all columns in their order and within each from its start to its end. */
export const layoutAtom = atom((get): Layout => {
  const byUuid = new Map(get(columnsAtom).map((column) => [column.uuid, column]))
  const workspaces = get(workspacesAtom)
  const uuids = workspaces.list.flatMap(workspaceColumns)
  return { workspaces, columns: uuids.flatMap((uuid) => byUuid.get(uuid) ?? []) }
})

/**
 * Brings removed columns back. An account that has signed out since takes its own along.
 *
 * @param restore says where they stand; what was laid out meanwhile stays as it is
 */
export const returnColumnsAtom = atom(
  null,
  (get, set, removed: readonly Column[], restore: (workspaces: Workspaces) => Workspaces) => {
    const there = new Set(get(columnsAtom).map(({ uuid }) => uuid))
    const signedIn = new Set(get(sessionsAtom).map(({ key }) => key))
    const returning = removed.filter(
      ({ uuid, accountKey }) => !there.has(uuid) && signedIn.has(accountKey),
    )
    set(changeWorkspacesAtom, restore)
    set(columnsAtom, (others) => [...others, ...returning])
  },
)

/** How many rows wait unread in all columns of a workspace together. */
export const workspaceUnreadAtoms = atomFamily((id: string) =>
  atom((get) => {
    const workspace = get(workspacesAtom).list.find((one) => one.id === id)
    const uuids = workspace === undefined ? [] : workspaceColumns(workspace)
    return uuids.reduce((sum, uuid) => sum + get(unreadAtoms(uuid)), 0)
  }),
)
