/** Messages that pages have received but not yet processed. */
export interface Inbox {
  /** @param from the number of the source; messages of one source keep their order */
  readonly put: (from: number, deliver: () => void) => void
  readonly isEmpty: () => boolean
  /**
   * Delivers one message. The source is drawn from the random numbers, so that it does not depend on the speed of
   * this machine.
   */
  readonly deliverOne: () => void
}

/** @param random returns numbers from 0 (inclusive) to 1 (exclusive) */
export function createInbox(random: () => number): Inbox {
  const waiting = new Map<number, (() => void)[]>()
  return {
    put(from, deliver) {
      const before = waiting.get(from)
      if (before === undefined) waiting.set(from, [deliver])
      else before.push(deliver)
    },
    isEmpty: () => waiting.size === 0,
    deliverOne() {
      const sources = [...waiting.keys()].toSorted((a, b) => a - b)
      const source = sources[Math.floor(random() * sources.length)]
      if (source === undefined) return
      const messages = waiting.get(source) ?? []
      const deliver = messages.shift()
      if (messages.length === 0) waiting.delete(source)
      deliver?.()
    },
  }
}
