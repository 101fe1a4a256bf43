/** Visibility and unloading of the page. Replaceable in tests. */
export interface PageLifecycle {
  readonly isHidden: () => boolean
  /** Returns true when the browser knows that it is offline. On false the network may still be unreachable. */
  readonly isOffline: () => boolean
  /** Calls back on every change, and with `true` when the page is about to be unloaded. */
  readonly watch: (listener: (isHidden: boolean) => void) => () => void
  /** Makes the browser ask for confirmation before the page is left. @returns stops that */
  readonly confirmBeforeLeaving: () => () => void
  /** Reloads the page without confirmation. The caller has saved the drafts. */
  readonly reload: () => void
  /** Goes to another page without confirmation. The caller has saved the drafts. */
  readonly leave: (url: string) => void
  /** Opens an empty window beside the page, within a click. @returns null if the browser does not allow that */
  readonly openWindow: (features: string) => OpenedWindow | null
  /** Closes the window, if it was opened by a page. */
  readonly close: () => void
}

/** What is used of a window that the page has opened. */
export type OpenedWindow = Pick<Window, 'close' | 'closed' | 'opener'> & {
  readonly location: Pick<Location, 'replace'>
  readonly sessionStorage: Pick<Storage, 'clear' | 'setItem'>
}

let isLeaving = false

export const browserPage: PageLifecycle = {
  isHidden: () => document.visibilityState === 'hidden',
  isOffline: () => !navigator.onLine,
  watch(listener) {
    const handleVisibility = () => listener(document.visibilityState === 'hidden')
    const handleLeaving = () => listener(true)
    document.addEventListener('visibilitychange', handleVisibility)
    document.addEventListener('freeze', handleLeaving)
    window.addEventListener('pagehide', handleLeaving)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      document.removeEventListener('freeze', handleLeaving)
      window.removeEventListener('pagehide', handleLeaving)
    }
  },
  confirmBeforeLeaving() {
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  },
  reload() {
    isLeaving = true
    window.location.reload()
  },
  leave(url) {
    isLeaving = true
    // The browser may show this page again when the user goes back.
    window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
    window.location.assign(url)
  },
  openWindow: (features) => window.open('', '_blank', features),
  close: () => window.close(),
}

function handleBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
