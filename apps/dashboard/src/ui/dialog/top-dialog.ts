import { useSyncExternalStore } from 'react'

interface OpenDialog {
  readonly element: HTMLElement
  /** What Escape does: it may stay all the same. */
  readonly askToClose: () => void
}

/** The page's body wears it while a dialog stands above it. @see MOD-03 */
const MARK = 'has-active-modals'

let open: readonly OpenDialog[] = []
const watchers = new Set<() => void>()

function change(dialogs: readonly OpenDialog[]): void {
  open = dialogs
  document.body.classList.toggle(MARK, dialogs.length > 0)
  for (const watcher of watchers) watcher()
}

/** Tells that a dialog stands above the page now. @returns tells that it is gone */
export function enterTop(dialog: OpenDialog): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** Those that stand above the page, the topmost last. */
export const openDialogs = (): readonly OpenDialog[] => open

/** @param watcher is told whenever a dialog has come or gone @returns stops */
export function watchDialogs(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** All that stand above the page, the topmost last. */
export const useOpenDialogs = (): readonly OpenDialog[] =>
  useSyncExternalStore(watchDialogs, openDialogs)

/**
 * The dialog above all others. While one is open the browser lets nobody see, press or hear what stands
 * outside of it, so whatever has to be noticed at once stands inside.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(watchDialogs, () => open.at(-1)?.element ?? null)
}
