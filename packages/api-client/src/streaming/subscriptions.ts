import { getSourceKey, type StreamEvent, type StreamSource } from './stream-source.ts'

type Listener = (event: StreamEvent) => void

interface Subscription {
  readonly source: StreamSource
  readonly listeners: Set<{ readonly listener: Listener }>
}

/** The listeners of each source. The server is only notified of the first and the last listener of a source. */
export interface Subscriptions {
  readonly getSources: () => readonly StreamSource[]
  /** @returns a function that removes the listener; calling it twice does nothing */
  readonly add: (source: StreamSource, listener: Listener) => () => void
  /** @param key null for the only source, if there is exactly one */
  readonly getListeners: (key: string | null) => readonly Listener[]
  /** Removes all listeners and accepts no more. */
  readonly close: () => void
}

export function createSubscriptions(
  onFirst: (source: StreamSource) => void,
  onLast: (source: StreamSource) => void,
): Subscriptions {
  const byKey = new Map<string, Subscription>()
  let isClosed = false

  function getSubscription(source: StreamSource): Subscription {
    const key = getSourceKey(source)
    const known = byKey.get(key)
    if (known !== undefined) return known
    const created = { source, listeners: new Set<{ readonly listener: Listener }>() }
    byKey.set(key, created)
    return created
  }

  return {
    getSources: () => [...byKey.values()].map(({ source }) => source),
    add(source, listener) {
      if (isClosed) return () => undefined
      const entry = { listener }
      const subscription = getSubscription(source)
      subscription.listeners.add(entry)
      if (subscription.listeners.size === 1) onFirst(source)
      return () => {
        if (!subscription.listeners.delete(entry) || subscription.listeners.size > 0) return
        byKey.delete(getSourceKey(source))
        onLast(source)
      }
    },
    getListeners(key) {
      const only = byKey.size === 1 ? [...byKey.values()][0] : undefined
      const subscription = key === null ? only : byKey.get(key)
      return subscription === undefined
        ? []
        : [...subscription.listeners].map(({ listener }) => listener)
    },
    close() {
      isClosed = true
      for (const { listeners } of byKey.values()) listeners.clear()
      byKey.clear()
    },
  }
}
