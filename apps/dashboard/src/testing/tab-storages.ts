import { type KeyValueStorage, createMemoryStorage } from '../lib/storage.ts'

type Listener = (key: string, text: string | null) => void

/** Creates one browser's storage for each of its tabs: a tab receives the other tabs' writes as events. */
export function createTabStorages(count: number): readonly KeyValueStorage[] {
  const shared = createMemoryStorage()
  const listeners = Array.from({ length: count }, () => new Set<Listener>())
  const notify = (from: number, key: string, text: string | null) => {
    for (const [tab, tabListeners] of listeners.entries()) {
      if (tab === from) continue
      for (const listener of tabListeners) queueMicrotask(() => listener(key, text))
    }
  }
  return listeners.map((own, tab) => ({
    ...shared,
    write(key, text) {
      if (shared.read(key) === text) return true
      shared.write(key, text)
      notify(tab, key, text)
      return true
    },
    remove(key) {
      shared.remove(key)
      notify(tab, key, null)
    },
    watch(listener) {
      own.add(listener)
      return () => own.delete(listener)
    },
  }))
}
