/** The part of web storage that the dashboard uses; replaceable in a test. */
export interface KeyValueStorage {
  readonly read: (key: string) => string | null
  /** @returns false when the browser refused: private mode, or the quota is used up */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
  /** Tells of changes made by other tabs. */
  readonly watch: (listener: (key: string, text: string | null) => void) => () => void
}

/** Storage that lasts as long as the page: where the browser gives none, and in tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, text) => {
      values.set(key, text)
      return true
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    watch: () => () => {},
  }
}

/** @param area `() => window.localStorage`; merely reading that property throws where storage is blocked */
export function webStorage(area: () => Storage): KeyValueStorage {
  const storage = opened(area)
  if (storage === null) return memoryStorage()
  return {
    read: (key) => storage.getItem(key),
    write: (key, text) => {
      try {
        storage.setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    remove: (key) => storage.removeItem(key),
    keys: () => Object.keys(storage),
    watch: (listener) => watchTabs(storage, listener),
  }
}

function opened(area: () => Storage): Storage | null {
  try {
    return area()
  } catch {
    return null
  }
}

function watchTabs(storage: Storage, listener: (key: string, text: string | null) => void) {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea === storage && event.key !== null) listener(event.key, event.newValue)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
