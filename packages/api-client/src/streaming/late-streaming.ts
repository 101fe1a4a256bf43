import type { StreamingClient } from './streaming-client.ts'

/** Streams whose code comes later. */
export interface LateStreaming extends StreamingClient {
  /** From now on all goes through this client: who listens and watches already does so there. Once, and not after the end. */
  readonly open: (make: () => StreamingClient) => void
}

/**
 * What listens before there is a client waits for it: until then nothing is told, and nothing is live. What happens
 * meanwhile is told by nobody, as before a socket opens.
 */
export function createLateStreaming(): LateStreaming {
  const waiting = new Set<(client: StreamingClient) => void>()
  let client: StreamingClient | null = null
  let isClosed = false

  function join(enter: (client: StreamingClient) => () => void): () => void {
    if (client !== null) return enter(client)
    let leave: () => void = () => waiting.delete(begin)
    const begin = (opened: StreamingClient) => {
      leave = enter(opened)
    }
    if (!isClosed) waiting.add(begin)
    return () => leave()
  }

  return {
    open(make) {
      if (client !== null || isClosed) return
      client = make()
      for (const begin of waiting) begin(client)
      waiting.clear()
    },
    state: () => client?.state() ?? (isClosed ? 'closed' : 'connecting'),
    subscribe: (source, listener) => join((opened) => opened.subscribe(source, listener)),
    isLive: (source) => client?.isLive(source) ?? false,
    watchState: (listener) => join((opened) => opened.watchState(listener)),
    watchSources: (listener) => join((opened) => opened.watchSources(listener)),
    usage: () => client?.usage() ?? { sockets: 0, streams: 0 },
    renew: () => client?.renew(),
    close() {
      isClosed = true
      waiting.clear()
      client?.close()
    },
  }
}
