import type { UseStore } from 'idb-keyval'

/** A browser that has not opened what it keeps by then may never do so. Unit: ms. */
export const OPEN_MS = 5_000

/**
 * Makes stores reject where the browser does not open them in time: some never answer. Those who ask meanwhile are told
 * at once, of all stores that were made by this, until one is opened after all. Who came too late does nothing: others
 * may have written since.
 */
export function opensInTime(): (store: UseStore) => UseStore {
  let isSilent = false
  const notOpened = () => new DOMException('not opened', 'TimeoutError')
  return (store) => (mode, use) => {
    if (isSilent) return Promise.reject(notOpened())
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        isSilent = true
        reject(notOpened())
      }, OPEN_MS)
      const hasAnswered = () => {
        clearTimeout(timer)
        isSilent = false
      }
      const using = store(mode, (opened) => {
        hasAnswered()
        if (isLate) throw notOpened()
        return use(opened)
      })
      using.then(resolve, (error: unknown) => {
        hasAnswered()
        reject(error)
      })
    })
  }
}
