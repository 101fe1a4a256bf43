import { getSourceKey, type StreamSource } from './stream-source.ts'

/** The sources that the other tabs want, as the leader knows them. */
export interface Followers {
  readonly count: () => number
  /** Sets what a tab wants. @returns false for a tab that was unknown before */
  readonly set: (tab: string, sources: readonly StreamSource[]) => boolean
  readonly remove: (tab: string) => void
  readonly has: (key: string) => boolean
  /** Returns the given sources and those of all tabs, each once. */
  readonly merge: (own: readonly StreamSource[]) => readonly StreamSource[]
  readonly clear: () => void
}

export function createFollowers(): Followers {
  const tabs = new Map<string, readonly StreamSource[]>()
  let keys = new Set<string>()

  function update(): void {
    keys = new Set([...tabs.values()].flat().map(getSourceKey))
  }

  return {
    count: () => tabs.size,
    set(tab, sources) {
      const isKnown = tabs.has(tab)
      tabs.set(tab, sources)
      update()
      return isKnown
    },
    remove(tab) {
      tabs.delete(tab)
      update()
    },
    has: (key) => keys.has(key),
    merge(own) {
      const byKey = new Map(own.map((source) => [getSourceKey(source), source]))
      for (const source of [...tabs.values()].flat()) byKey.set(getSourceKey(source), source)
      return [...byKey.values()]
    },
    clear() {
      tabs.clear()
      update()
    },
  }
}
