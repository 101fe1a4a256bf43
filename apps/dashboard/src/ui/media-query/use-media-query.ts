import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window or the system is as a CSS media query asks, from now on. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
