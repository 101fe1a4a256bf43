import { openDialogs, watchDialogs } from './top-dialog.ts'

/** Where an entry notes how many dialogs stand above its page. */
const KEY = 'dialogs'

/** Going back ends later, with an event: until then nothing else may touch the history. */
let isReturning = false
/** What is to be done once nothing stands above the page. */
let leaving: { readonly go: () => void; readonly hasAsked: boolean } | null = null

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/** What the shown entry keeps. @param state of the history, whoever wrote it */
function notedDepth(state: unknown): number {
  const depth = isObject(state) ? state[KEY] : 0
  return typeof depth === 'number' ? depth : 0
}

/**
 * Gives each open dialog an entry of the browser's history, so that Back closes the topmost one, and takes
 * the entry away when the dialog closes by other means. An entry whose dialog is gone, as after a reload,
 * is left at once. Call it once.
 *
 * @returns stops it
 * @see MOD-04, MOD-05
 */
export function keepDialogHistory(): () => void {
  // One dialog that follows another within a step needs no entry of its own.
  const unwatch = watchDialogs(() => queueMicrotask(settle))
  addEventListener('popstate', handleArrival)
  settle()
  return () => {
    unwatch()
    removeEventListener('popstate', handleArrival)
    isReturning = false
    leaving = null
  }
}

function handleArrival(): void {
  if (isReturning) {
    isReturning = false
    settle()
    return
  }
  const gone = openDialogs().slice(notedDepth(history.state))
  for (const dialog of gone.toReversed()) dialog.askToClose()
  // Whoever stays open all the same gets an entry again.
  setTimeout(settle)
}

/**
 * Goes elsewhere once all dialogs are closed and their entries gone: a page entered earlier would be
 * thrown away by the step back that is under way. Without dialogs it goes at once.
 */
export function leaveDialogs(go: () => void): void {
  if (!isReturning && openDialogs().length === 0 && notedDepth(history.state) === 0) {
    go()
    return
  }
  leaving = { go, hasAsked: false }
  // Later: what was pressed closes its own dialog in most cases.
  setTimeout(settle)
}

function settle(): void {
  if (isReturning) return
  const open = openDialogs().length
  let noted = notedDepth(history.state)
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
  if (leaving !== null) leave(leaving)
}

function leave({ go, hasAsked }: NonNullable<typeof leaving>): void {
  const left = openDialogs()
  if (left.length > 0 && !hasAsked) {
    leaving = { go, hasAsked: true }
    for (const dialog of left.toReversed()) dialog.askToClose()
    setTimeout(settle)
    return
  }
  leaving = null
  go()
  // Above the new place too: what holds unsaved work does not close.
  if (left.length > 0) settle()
}
