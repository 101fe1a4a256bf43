import type { LateStreaming } from './late-streaming.ts'

/** For a session that listens to nothing: it opens no socket, whoever asks. */
export function createSilentStreaming(): LateStreaming {
  const nothing = () => undefined
  return {
    open: nothing,
    state: () => 'none',
    subscribe: () => nothing,
    isLive: () => false,
    watchState: () => nothing,
    watchSources: () => nothing,
    usage: () => ({ sockets: 0, streams: 0 }),
    renew: () => {},
    close: nothing,
  }
}
