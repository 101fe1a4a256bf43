import { type KeyValueStorage, memoryStorage } from '../lib/storage.ts'

type Listener = (key: string, text: string | null) => void

/** One browser's storage as each of its tabs sees it: a tab hears what the others write, as events. */
export function tabStorages(count: number): readonly KeyValueStorage[] {
  const shared = memoryStorage()
  const listeners = Array.from({ length: count }, () => new Set<Listener>())
  const tell = (from: number, key: string, text: string | null) => {
    for (const [tab, heard] of listeners.entries()) {
      if (tab === from) continue
      for (const listener of heard) queueMicrotask(() => listener(key, text))
    }
  }
  return listeners.map((own, tab) => ({
    ...shared,
    write(key, text) {
      if (shared.read(key) === text) return true
      shared.write(key, text)
      tell(tab, key, text)
      return true
    },
    remove(key) {
      shared.remove(key)
      tell(tab, key, null)
    },
    watch(listener) {
      own.add(listener)
      return () => own.delete(listener)
    },
  }))
}
