import type { TimelineCacheStore } from '../lib/platform.ts'

export interface MemoryTimelineCache extends TimelineCacheStore {
  /** Everything that is stored. */
  readonly stored: Map<string, string>
  /** Makes writes fail from now on because the quota is used up. */
  readonly setFull: () => void
  /** Blocks reads from now on. @returns a function that continues the blocked ones */
  readonly holdReads: () => () => void
}

/** Creates a timeline cache under the test's control. */
export function createMemoryTimelineCache(): MemoryTimelineCache {
  const stored = new Map<string, string>()
  let isFull = false
  let held: Promise<void> | null = null
  return {
    stored,
    async read(name) {
      await held
      return stored.get(name)
    },
    async write(name, text) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      stored.set(name, text)
    },
    async remove(isForgotten) {
      for (const name of stored.keys()) if (isForgotten(name)) stored.delete(name)
    },
    setFull: () => {
      isFull = true
    },
    holdReads() {
      let resume = () => {}
      held = new Promise((resolve) => {
        resume = resolve
      })
      return () => resume()
    },
  }
}
