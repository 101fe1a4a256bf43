import { sourceKey, type StreamEvent, type StreamSource } from './stream-source.ts'

type Listener = (event: StreamEvent) => void

interface Subscription {
  readonly source: StreamSource
  readonly listeners: Set<{ readonly tell: Listener }>
}

/** Who listens to what. The server only hears of the first and the last listener of a source. */
export interface Subscriptions {
  readonly sources: () => readonly StreamSource[]
  /** @returns what takes the listener away again; calling it twice does nothing */
  readonly add: (source: StreamSource, listener: Listener) => () => void
  /** @param key null means the only source there is, if there is just one */
  readonly listenersOf: (key: string | null) => readonly Listener[]
  /** For good: nobody listens, and nobody can. */
  readonly close: () => void
}

export function createSubscriptions(
  onFirst: (source: StreamSource) => void,
  onLast: (source: StreamSource) => void,
): Subscriptions {
  const byKey = new Map<string, Subscription>()
  let isClosed = false

  function subscriptionOf(source: StreamSource): Subscription {
    const key = sourceKey(source)
    const known = byKey.get(key)
    if (known !== undefined) return known
    const created = { source, listeners: new Set<{ readonly tell: Listener }>() }
    byKey.set(key, created)
    return created
  }

  return {
    sources: () => [...byKey.values()].map(({ source }) => source),
    add(source, tell) {
      if (isClosed) return () => undefined
      const entry = { tell }
      const subscription = subscriptionOf(source)
      subscription.listeners.add(entry)
      if (subscription.listeners.size === 1) onFirst(source)
      return () => {
        if (!subscription.listeners.delete(entry) || subscription.listeners.size > 0) return
        byKey.delete(sourceKey(source))
        onLast(source)
      }
    },
    listenersOf(key) {
      const only = byKey.size === 1 ? [...byKey.values()][0] : undefined
      const subscription = key === null ? only : byKey.get(key)
      return subscription === undefined ? [] : [...subscription.listeners].map(({ tell }) => tell)
    },
    close() {
      isClosed = true
      for (const { listeners } of byKey.values()) listeners.clear()
      byKey.clear()
    },
  }
}
