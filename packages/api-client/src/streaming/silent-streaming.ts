import type { StreamingClient } from './streaming-client.ts'

/** For a session that listens to nothing: it opens no socket, whoever asks. */
export function createSilentStreaming(): StreamingClient {
  const nothing = () => undefined
  return {
    state: () => 'none',
    subscribe: () => nothing,
    isLive: () => false,
    watchState: () => nothing,
    watchSources: () => nothing,
    usage: () => ({ sockets: 0, streams: 0 }),
    close: nothing,
  }
}
