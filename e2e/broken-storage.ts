import type { Page } from '@playwright/test'

/**
 * What the browser does with what a page keeps: `full` refuses every writing in IndexedDB, `closed` does not open it,
 * `silent` never answers, `nothing` is full in the plain storage too.
 */
export type StorageFault = 'none' | 'full' | 'closed' | 'silent' | 'nothing'

const NAME = 'storage-fault'

/** Lets the storage of a page's documents be broken from their first script on. */
export async function makeBreakable(page: Page): Promise<void> {
  await page.addInitScript(breakStorage, NAME)
}

/** Loads the page anew in a browser with that fault. */
export async function reloadWith(page: Page, fault: StorageFault): Promise<void> {
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    NAME,
    fault,
  ] as const)
  await page.reload()
}

/** In the page, before its own scripts. */
function breakStorage(name: string): void {
  if (window !== window.top) return
  const fault = sessionStorage.getItem(name) ?? 'none'
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  if (fault === 'full' || fault === 'nothing') {
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
  }
  if (fault === 'closed' || fault === 'silent') {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest
      if (fault === 'closed') {
        Object.assign(request, { error: new DOMException('Internal error', 'UnknownError') })
        queueMicrotask(() => request.onerror?.(new Event('error')))
      }
      return request
    }
  }
  if (fault === 'nothing') {
    const setOfTab = sessionStorage.setItem.bind(sessionStorage)
    Storage.prototype.setItem = function set(this: Storage, key: string, text: string) {
      if (this === localStorage) full()
      setOfTab(key, text)
    }
  }
}
