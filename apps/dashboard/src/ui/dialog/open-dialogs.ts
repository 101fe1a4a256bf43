import { useSyncExternalStore } from 'react'

interface OpenDialog {
  readonly element: HTMLElement
  /** Requests to close the dialog, as Escape does. The dialog may stay open. */
  readonly askToClose: () => void
}

/** A class of the body while a dialog is open. @see MOD-03 */
const BODY_CLASS = 'has-active-modals'

let dialogStack: readonly OpenDialog[] = []
const watchers = new Set<() => void>()

function setDialogStack(dialogs: readonly OpenDialog[]): void {
  dialogStack = dialogs
  document.body.classList.toggle(BODY_CLASS, dialogs.length > 0)
  for (const watcher of watchers) watcher()
}

/** Registers an open dialog. @returns a function that unregisters it */
export function registerDialog(dialog: OpenDialog): () => void {
  setDialogStack([...dialogStack, dialog])
  return () => setDialogStack(dialogStack.filter((other) => other !== dialog))
}

/** Returns the open dialogs, the topmost last. */
export const getOpenDialogs = (): readonly OpenDialog[] => dialogStack

/** @param watcher called whenever a dialog opens or closes @returns a function that stops watching */
export function watchDialogs(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Returns all open dialogs, the topmost last. */
export const useOpenDialogs = (): readonly OpenDialog[] =>
  useSyncExternalStore(watchDialogs, getOpenDialogs)

/**
 * Returns the topmost dialog. While it is open, everything outside is inert and hidden from screen readers. Urgent
 * messages are therefore rendered inside it.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(watchDialogs, () => dialogStack.at(-1)?.element ?? null)
}
