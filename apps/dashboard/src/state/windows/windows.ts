import { atom } from 'jotai/vanilla'
import { getWorkspaceColumns, type Workspace, type Workspaces } from '@colonnade/domain/workspaces'
import type { AppWindows } from '../../lib/app-windows.ts'
import { columnsAtom, unreadAtoms } from '../columns/columns.ts'
import {
  elsewhereAtom,
  pageViewAtom,
  parseWindowName,
  type WindowView,
} from '../columns/page-view.ts'
import { workspacesAtom } from '../columns/workspaces.ts'
import { readSavedScrollPositions } from '../scroll-positions/write-scroll-positions.ts'
import { sessionsAtom } from '../sessions.ts'

/** Returns the name of the window for a view, which is also the name of the lock that it holds while it is open. */
export const getWindowName = ({ kind, id }: WindowView): string => `colonnade-window ${kind} ${id}`

/** How windows are opened and closed; null until `startWindows`, and without locks. */
export const appWindowsAtom = atom<AppWindows | null>(null)

/** The names of the other windows that show a part of the deck. */
const openWindowsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Records that another window is open, or closed. */
export const markWindowAtom = atom(null, (get, set, name: string, isOpen: boolean) => {
  const before = get(openWindowsAtom)
  if (before.has(name) === isOpen) return
  const names = new Set(before)
  if (isOpen) names.add(name)
  else names.delete(name)
  set(openWindowsAtom, names)
  set(updateElsewhereAtom)
})

/** Computes which columns other windows show. One that comes back opens where the other window has left it. */
export const updateElsewhereAtom = atom(null, (get, set) => {
  const before = get(elsewhereAtom)
  const now = findElsewhere(get(pageViewAtom), get(workspacesAtom), get(openWindowsAtom))
  if (before.size === now.size && [...now].every((id) => before.has(id))) return
  for (const session of get(sessionsAtom)) readSavedScrollPositions(session)
  for (const id of now) if (!before.has(id)) set(unreadAtoms(id), 0)
  set(elsewhereAtom, now)
})

function findElsewhere(
  view: WindowView | null,
  { list }: Workspaces,
  openWindows: ReadonlySet<string>,
): ReadonlySet<string> {
  if (view?.kind === 'column') {
    const uuids = list.flatMap(getWorkspaceColumns)
    return new Set(uuids.filter((uuid) => uuid !== view.id))
  }
  const away = new Set([...openWindows].map((name) => parseWindowName(name)?.id))
  const isElsewhere = ({ id }: Workspace) => (view === null ? away.has(id) : view.id !== id)
  return new Set(
    list.flatMap((workspace) => {
      const uuids = getWorkspaceColumns(workspace)
      return isElsewhere(workspace)
        ? [workspace.id, ...uuids]
        : uuids.filter((uuid) => away.has(uuid))
    }),
  )
}

/** Whether the column or workspace of this window exists. It may have been removed in another window. */
export const isViewThereAtom = atom((get) => {
  const view = get(pageViewAtom)
  if (view?.kind === 'column') return get(columnsAtom).some(({ uuid }) => uuid === view.id)
  return view === null || get(workspacesAtom).list.some(({ id }) => id === view.id)
})

/** What windows send each other. */
interface WindowMessage {
  readonly window: string
  /** `opened` is sent by that window, `close` is a request to it. */
  readonly event: 'opened' | 'close'
}

export const createWindowMessage = (
  window: string,
  event: WindowMessage['event'],
): WindowMessage => ({ window, event })

/** Checks only the outline, because only this app posts to its channel, and the channel has its version in its name. */
export const isWindowMessage = (message: unknown): message is WindowMessage =>
  typeof message === 'object' && message !== null && 'window' in message
