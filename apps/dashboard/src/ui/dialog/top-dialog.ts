import { useSyncExternalStore } from 'react'

let open: readonly HTMLElement[] = []
const watchers = new Set<() => void>()

function change(dialogs: readonly HTMLElement[]): void {
  open = dialogs
  for (const watcher of watchers) watcher()
}

/** Tells that a dialog stands above the page now. @returns tells that it is gone */
export function enterTop(dialog: HTMLElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * The dialog above all others. While one is open the browser lets nobody see, press or hear what stands
 * outside of it, so whatever has to be noticed at once stands inside.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(watch, () => open.at(-1) ?? null)
}
