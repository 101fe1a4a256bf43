import type { StreamingClient } from './streaming-client.ts'

/** A streaming client whose code is loaded later. */
export interface DeferredStreaming extends StreamingClient {
  /** Opens the client. Existing listeners and watchers are forwarded to it. Works once, and not after `close`. */
  readonly open: (make: () => StreamingClient) => void
}

/**
 * Creates a streaming client that queues its listeners until the real client exists. Until then there are no events
 * and no source is live. Events of that time are missed, as before a socket opens.
 */
export function createDeferredStreaming(): DeferredStreaming {
  const queued = new Set<(client: StreamingClient) => void>()
  let client: StreamingClient | null = null
  let isClosed = false

  function addWhenOpen(enter: (client: StreamingClient) => () => void): () => void {
    if (client !== null) return enter(client)
    let leave: () => void = () => queued.delete(addListener)
    const addListener = (opened: StreamingClient) => {
      leave = enter(opened)
    }
    if (!isClosed) queued.add(addListener)
    return () => leave()
  }

  return {
    open(make) {
      if (client !== null || isClosed) return
      client = make()
      for (const addListener of queued) addListener(client)
      queued.clear()
    },
    getState: () => client?.getState() ?? (isClosed ? 'closed' : 'connecting'),
    subscribe: (source, listener) => addWhenOpen((opened) => opened.subscribe(source, listener)),
    isLive: (source) => client?.isLive(source) ?? false,
    watchState: (listener) => addWhenOpen((opened) => opened.watchState(listener)),
    watchSources: (listener) => addWhenOpen((opened) => opened.watchSources(listener)),
    getUsage: () => client?.getUsage() ?? { sockets: 0, streams: 0 },
    reconnect: () => client?.reconnect(),
    close() {
      isClosed = true
      queued.clear()
      client?.close()
    },
  }
}
