import { atom, type Getter } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'
import { elsewhereAtom, pageViewAtom, type WindowView } from '../columns/page-view.ts'
import { saveScrollPositions } from '../scroll-positions/write-scroll-positions.ts'
import { sessionsAtom } from '../sessions.ts'
import { readLocalCopy, writeLocalCopy } from '../settings/server-settings.ts'
import type { Store } from '../store.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { followWindow } from './start-windows.ts'
import { appWindowsAtom, createWindowMessage, getWindowName, markWindowAtom } from './windows.ts'

/** Widths of new windows, in px. */
const WIDTHS = { column: 460, workspace: 1280 } as const

/** A window that has not started after this time will not. Unit: ms. */
const START_TIMEOUT_MS = 30_000
const CHECK_MS = 500

/** A window that does not close itself within this time does not respond. Unit: ms. */
const RESPONSE_TIMEOUT_MS = 1_500

/** Whether columns can get a window of their own. A window of one column has nothing else to offer. */
export const canOpenWindowsAtom = atom(
  (get) => get(appWindowsAtom) !== null && get(pageViewAtom)?.kind !== 'column',
)

/** Opens a column or a workspace in a window of its own. Its columns are away from the deck until it is closed. */
export const openWindowAtom = atom(null, (get, set, app: Store, view: WindowView) => {
  const name = getWindowName(view)
  keepForNextStart(get)
  const opened = get(appWindowsAtom)?.open(name, WIDTHS[view.kind]) ?? null
  if (opened === null) set(showMessageAtom, { kind: 'window-blocked', text: name, stays: true })
  else followOnceStarted(app, name, opened)
})

/** Saves what the new window reads at its start: the columns as they are here, and how far they are scrolled. */
function keepForNextStart(get: Getter): void {
  for (const session of get(sessionsAtom)) {
    const { storage } = session.platform
    const copy = readLocalCopy(storage, session.key)
    // An unsaved copy wins over the server's, which may have no columns yet.
    if (copy !== null) writeLocalCopy(storage, session.key, { ...copy, savedAt: null })
    saveScrollPositions(session)
  }
}

/** Shows a window as open at once. It counts as closed if it does not take its lock. */
function followOnceStarted(app: Store, name: string, opened: { readonly closed: boolean }): void {
  const { clock, locks } = app.get(platformAtom)
  const end = clock.elapsed() + START_TIMEOUT_MS
  app.set(markWindowAtom, name, true)

  async function check(): Promise<void> {
    const { held = [] } = (await locks?.query()) ?? {}
    if (held.some((lock) => lock.name === name)) followWindow(app, name)
    else if (opened.closed || clock.elapsed() > end) app.set(markWindowAtom, name, false)
    else clock.after(CHECK_MS, () => void check())
  }

  clock.after(CHECK_MS, () => void check())
}

/** Closes the window that shows a column or workspace. One that does not respond loses its lock. */
export const bringBackAtom = atom(null, (get, set, view: WindowView) => {
  const { clock, locks, tabs } = get(platformAtom)
  const name = getWindowName(view)
  tabs?.post(createWindowMessage(name, 'close'))
  clock.after(RESPONSE_TIMEOUT_MS, () => {
    if (!get(elsewhereAtom).has(view.id)) return
    const handleTaken = () => {
      set(markWindowAtom, name, false)
    }
    locks?.request(name, { steal: true }, handleTaken).catch(handleTaken)
  })
})
