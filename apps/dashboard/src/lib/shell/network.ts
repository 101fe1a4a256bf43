/** The network state of the browser. Replaceable in tests. */
export interface Network {
  /** Returns true when the browser is not sure. */
  readonly isOnline: () => boolean
  /** @returns stops watching */
  readonly watch: (listener: (isOnline: boolean) => void) => () => void
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
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
