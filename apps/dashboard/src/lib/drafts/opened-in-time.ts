import type { UseStore } from 'idb-keyval'

/** A browser that has not opened what it keeps by then may never do so. Unit: ms. */
export const OPEN_MS = 5_000

/**
 * A store that rejects where the browser does not open it in time: some never answer. Who came too late does nothing:
 * meanwhile others may have written.
 */
export function openedInTime(store: UseStore): UseStore {
  return (mode, use) =>
    new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new DOMException('not opened', 'TimeoutError'))
      }, OPEN_MS)
      const using = store(mode, (opened) => {
        clearTimeout(timer)
        if (isLate) throw new DOMException('too late', 'AbortError')
        return use(opened)
      })
      using.then(resolve, (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      })
    })
}
