/** What has come for pages and waits until they are told. */
export interface Inbox {
  /** @param from the number of what it came by: things that come by the same keep their order */
  readonly put: (from: number, tell: () => void) => void
  readonly isEmpty: () => boolean
  /** Tells one thing; whose turn it is follows from the numbers drawn, not from what came first on this machine. */
  readonly tellOne: () => void
}

/** @param random numbers from 0 up to 1 */
export function createInbox(random: () => number): Inbox {
  const waiting = new Map<number, (() => void)[]>()
  return {
    put(from, tell) {
      const before = waiting.get(from)
      if (before === undefined) waiting.set(from, [tell])
      else before.push(tell)
    },
    isEmpty: () => waiting.size === 0,
    tellOne() {
      const ways = [...waiting.keys()].toSorted((a, b) => a - b)
      const way = ways[Math.floor(random() * ways.length)]
      if (way === undefined) return
      const things = waiting.get(way) ?? []
      const tell = things.shift()
      if (things.length === 0) waiting.delete(way)
      tell?.()
    },
  }
}
