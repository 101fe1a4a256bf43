import type { SeenRoom } from '../lib/platform.ts'

export interface MemorySeen extends SeenRoom {
  /** All that is kept. */
  readonly kept: Map<string, string>
  /** From now on there is no room. */
  readonly fill: () => void
  /** Lets no reading through from now on. @returns lets go of those that waited */
  readonly holdReads: () => () => void
}

/** What a browser keeps of lists, in a test's hand. */
export function memorySeen(): MemorySeen {
  const kept = new Map<string, string>()
  let isFull = false
  let held: Promise<void> | null = null
  return {
    kept,
    async read(name) {
      await held
      return kept.get(name)
    },
    async write(name, text) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(name, text)
    },
    async forget(isForgotten) {
      for (const name of kept.keys()) if (isForgotten(name)) kept.delete(name)
    },
    fill: () => {
      isFull = true
    },
    holdReads() {
      let letGo = () => {}
      held = new Promise((resolve) => {
        letGo = resolve
      })
      return () => letGo()
    },
  }
}
