import type { Page } from '@playwright/test'

/**
 * How the browser's storage fails: `full` rejects every write to IndexedDB, `closed` fails to open it, `silent` never
 * responds, `all-full` rejects writes to localStorage too.
 */
export type StorageFault = 'none' | 'full' | 'closed' | 'silent' | 'all-full'

const FAULT_KEY = 'storage-fault'

/** Prepares the page so that its storage can fail from the first script of a document on. */
export async function prepareStorageFaults(page: Page): Promise<void> {
  await page.addInitScript(breakStorage, FAULT_KEY)
}

/** Reloads the page in a browser with this fault. */
export async function reloadWithFault(page: Page, fault: StorageFault): Promise<void> {
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    FAULT_KEY,
    fault,
  ] as const)
  await page.reload()
}

/** Runs in the page, before its own scripts. */
function breakStorage(name: string): void {
  if (window !== window.top) return
  const fault = sessionStorage.getItem(name) ?? 'none'
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  if (fault === 'full' || fault === 'all-full') {
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
  if (fault === 'all-full') {
    const setOfTab = sessionStorage.setItem.bind(sessionStorage)
    Storage.prototype.setItem = function set(this: Storage, key: string, text: string) {
      if (this === localStorage) full()
      setOfTab(key, text)
    }
  }
}
