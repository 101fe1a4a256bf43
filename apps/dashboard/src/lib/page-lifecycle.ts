/** Whether the page is seen; replaceable in a test. */
export interface PageLifecycle {
  readonly isHidden: () => boolean
  /** Whether the browser knows that nothing can be reached; else it may still be so. */
  readonly isOffline: () => boolean
  /** Calls on every change, and with `true` when the page is about to go away. */
  readonly watch: (listener: (isHidden: boolean) => void) => () => void
  /** From now on the browser asks before the page goes away. @returns lets it go again */
  readonly askBeforeLeaving: () => () => void
  /** Loads the page anew and asks nobody: who calls has seen to what is written. */
  readonly reload: () => void
}

let isReloading = false

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
  askBeforeLeaving() {
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  },
  reload() {
    isReloading = true
    window.location.reload()
  },
}

function handleBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isReloading) event.preventDefault()
}
