/** Whether the browser has any network at all; replaceable in a test. */
export interface Network {
  /** A browser that is not sure says yes. */
  readonly isThere: () => boolean
  /** @returns stops watching */
  readonly watch: (listener: (isThere: boolean) => void) => () => void
}

export const browserNetwork: Network = {
  isThere: () => navigator.onLine,
  watch(listener) {
    const handleOnline = () => listener(true)
    const handleOffline = () => listener(false)
    window.addEventListener('online', handleOnline)
    window.addEventListener('offline', handleOffline)
    return () => {
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('offline', handleOffline)
    }
  },
}
