import type { DeferredStreaming } from './deferred-streaming.ts'

/** Creates a streaming client that opens no socket, for a session without streams. */
export function createNoopStreaming(): DeferredStreaming {
  const nothing = () => undefined
  return {
    open: nothing,
    getState: () => 'none',
    subscribe: () => nothing,
    isLive: () => false,
    watchState: () => nothing,
    watchSources: () => nothing,
    getUsage: () => ({ sockets: 0, streams: 0 }),
    reconnect: () => {},
    close: nothing,
  }
}
