/** The part of web storage that the dashboard uses. Replaceable in tests. */
export interface KeyValueStorage {
  readonly read: (key: string) => string | null
  /** @returns false when the browser refuses: in private mode, or when the quota is exceeded */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
  /** Reports changes made by other tabs. */
  readonly watch: (listener: (key: string, text: string | null) => void) => () => void
}

/** Creates a storage that lasts as long as the page. For browsers that block storage, and for tests. */
export function createMemoryStorage(): KeyValueStorage {
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

/** Creates a storage. @param area `() => window.localStorage`; reading that property throws when storage is blocked */
export function createWebStorage(area: () => Storage): KeyValueStorage {
  const storage = openArea(area)
  if (storage === null) return createMemoryStorage()
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

function openArea(area: () => Storage): Storage | null {
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
