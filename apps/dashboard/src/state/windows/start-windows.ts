import type { AppWindows } from '../../lib/app-windows.ts'
import { platformAtom } from '../app-store.ts'
import { pageViewAtom, parseWindowName } from '../columns/page-view.ts'
import { workspacesAtom } from '../columns/workspaces.ts'
import { saveScrollPositions } from '../scroll-positions/write-scroll-positions.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import type { Store } from '../store.ts'
import {
  appWindowsAtom,
  createWindowMessage,
  getWindowName,
  isViewThereAtom,
  isWindowMessage,
  markWindowAtom,
  updateElsewhereAtom,
} from './windows.ts'

/** A closed window becomes a deck after this time when the browser does not let a script close it. Unit: ms. */
const CLOSE_MS = 300

/** The columns of an account that joins late are there after this time. Unit: ms. */
const LATE_MS = 10_000

/** The names of the windows that each page follows. */
const followed = new WeakMap<Store, Set<string>>()

/**
 * Follows the windows that show a part of the deck, and holds the lock of this window if it is one. A window holds the
 * lock of its name while it is open: a page that waits for the lock learns that it was closed, also by a crash. Runs once
 * for each page.
 *
 * @see BY-39
 */
export function startWindows(app: Store, windows: AppWindows): void {
  const { locks, tabs } = app.get(platformAtom)
  if (locks === undefined || tabs === undefined || followed.has(app)) return
  followed.set(app, new Set())
  app.set(appWindowsAtom, windows)
  const view = app.get(pageViewAtom)
  const own = view === null ? null : getWindowName(view)

  app.set(updateElsewhereAtom)
  app.sub(workspacesAtom, () => app.set(updateElsewhereAtom))
  tabs.watch((message) => {
    if (!isWindowMessage(message)) return
    if (message.event === 'opened') followWindow(app, message.window)
    else if (message.window === own) closeThisWindow(app)
  })
  if (own !== null) holdWindow(app, own)
  locks
    .query()
    .then(({ held = [] }) => {
      for (const { name = '' } of held)
        if (parseWindowName(name) !== null && name !== own) followWindow(app, name)
    })
    // A document that is being unloaded has no locks.
    .catch(() => undefined)
}

/** Marks another window as open, until the lock that it holds is free. */
export function followWindow(app: Store, name: string): void {
  const { locks } = app.get(platformAtom)
  const names = followed.get(app)
  if (names === undefined || names.has(name)) return
  names.add(name)
  app.set(markWindowAtom, name, true)
  const handleClosed = () => {
    names.delete(name)
    app.set(markWindowAtom, name, false)
  }
  locks?.request(name, handleClosed).catch(handleClosed)
}

/** Holds the lock of this window until it is closed. */
function holdWindow(app: Store, own: string): void {
  const { locks, tabs, clock } = app.get(platformAtom)
  const hold = () => {
    tabs?.post(createWindowMessage(own, 'opened'))
    return new Promise<never>(() => undefined)
  }
  // Rejects when another window takes the lock, because this one did not respond.
  locks?.request(own, hold).catch(() => closeThisWindow(app))
  const closeIfGone = () => {
    if (app.get(isStartedAtom) && !app.get(isViewThereAtom)) closeThisWindow(app)
  }
  app.sub(isViewThereAtom, closeIfGone)
  clock.after(LATE_MS, closeIfGone)
}

/** Closes this window. One that the browser keeps shows the whole deck. */
function closeThisWindow(app: Store): void {
  const { location, clock } = app.get(platformAtom)
  for (const session of app.get(sessionsAtom)) saveScrollPositions(session)
  app.get(appWindowsAtom)?.close()
  clock.after(CLOSE_MS, () => location.navigate('/'))
}
