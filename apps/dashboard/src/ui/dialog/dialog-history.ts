import { getOpenDialogs, watchDialogs } from './open-dialogs.ts'

/** The key of the history state with the number of open dialogs. */
const KEY = 'dialogs'

/** `history.go` is asynchronous. Until its event nothing else may change the history. */
let isReturning = false
/** The navigation to run once all dialogs are closed. */
let pendingNavigation: { readonly go: () => void; readonly hasAsked: boolean } | null = null

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/** Reads the number of dialogs of a history entry. @param state any history state */
function readDialogDepth(state: unknown): number {
  const depth = isObject(state) ? state[KEY] : 0
  return typeof depth === 'number' ? depth : 0
}

/**
 * Adds a history entry for each open dialog, so that Back closes the topmost one. Removes the entry when the dialog
 * closes in another way. Leaves an entry without its dialog, as after a reload, at once. Call it once.
 *
 * @returns a cleanup function
 * @see MOD-04, MOD-05
 */
export function syncDialogHistory(): () => void {
  // A dialog that replaces another within one task reuses its entry.
  const unwatch = watchDialogs(() => queueMicrotask(syncEntries))
  addEventListener('popstate', handlePopState)
  syncEntries()
  return () => {
    unwatch()
    removeEventListener('popstate', handlePopState)
    isReturning = false
    pendingNavigation = null
  }
}

function handlePopState(): void {
  if (isReturning) {
    isReturning = false
    syncEntries()
    return
  }
  const gone = getOpenDialogs().slice(readDialogDepth(history.state))
  for (const dialog of gone.toReversed()) dialog.askToClose()
  // A dialog that stays open gets an entry again.
  setTimeout(syncEntries)
}

/**
 * Runs a navigation after all dialogs are closed and their entries removed. The asynchronous step back would discard
 * a page that is entered earlier. Without dialogs it runs at once.
 */
export function closeDialogsAndRun(go: () => void): void {
  if (!isReturning && getOpenDialogs().length === 0 && readDialogDepth(history.state) === 0) {
    go()
    return
  }
  pendingNavigation = { go, hasAsked: false }
  // Asynchronous, because the clicked control usually closes its dialog itself.
  setTimeout(syncEntries)
}

function syncEntries(): void {
  if (isReturning) return
  const open = getOpenDialogs().length
  let noted = readDialogDepth(history.state)
  if (noted > open) {
    isReturning = true
    history.go(open - noted)
    return
  }
  const state: unknown = history.state
  while (noted < open) {
    noted += 1
    history.pushState({ ...(isObject(state) ? state : {}), [KEY]: noted }, '')
  }
  if (pendingNavigation !== null) runPendingNavigation(pendingNavigation)
}

function runPendingNavigation({ go, hasAsked }: NonNullable<typeof pendingNavigation>): void {
  const left = getOpenDialogs()
  if (left.length > 0 && !hasAsked) {
    pendingNavigation = { go, hasAsked: true }
    for (const dialog of left.toReversed()) dialog.askToClose()
    setTimeout(syncEntries)
    return
  }
  pendingNavigation = null
  go()
  // A dialog with unsaved work does not close, so it gets an entry above the new page.
  if (left.length > 0) syncEntries()
}
