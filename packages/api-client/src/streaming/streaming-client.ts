import { type CapabilityRecord, createCapabilityRecord } from '../capabilities/capability-record.ts'
import { createWatchers, emit, reportUncaught } from '../emit.ts'
import { withBaseUrls, type ConnectionMode, getConnectionModes } from './connection-modes.ts'
import { type ConnectionsTraits, createConnections } from './connections.ts'
import { toStreamEvent } from './parse-event.ts'
import type { Socket, SocketState } from './reconnecting-socket.ts'
import { createSharedConnections } from './shared-connections.ts'
import { buildSocketAddress } from './socket-address.ts'
import { createSourceTracker, type SourceChange } from './source-changes.ts'
import type { StreamEvent, StreamSource } from './stream-source.ts'
import { createSubscriptions } from './subscriptions.ts'
import type { StreamSharing } from './tab-messages.ts'
import { watchWakeUps, type WakeUp } from './wake-ups.ts'

/**
 * The worst state of its sockets; `none` when the server is known not to stream, or when no socket opened in several
 * attempts. Attempts are rare then, and the state changes as soon as one opens.
 */
export type StreamState = SocketState | 'none'

interface StreamUsage {
  readonly sockets: number
  readonly streams: number
  /** Whether another tab has the sockets. */
  readonly isFollowing?: true
}

/**
 * Manages the streams of a session with as few sockets as the server allows. The first opens with the first
 * subscription.
 */
export interface StreamingClient {
  readonly getState: () => StreamState
  /**
   * Adds a listener. The server receives one subscription per source. @returns a function that removes this listener
   */
  readonly subscribe: (source: StreamSource, listener: (event: StreamEvent) => void) => () => void
  /** Returns whether events of the source are received now. */
  readonly isLive: (source: StreamSource) => boolean
  /** Calls the listener at every change, but not with the current state. @returns a function that stops watching */
  readonly watchState: (listener: (getState: StreamState) => void) => () => void
  /** Calls the listener when sources are lost or may have missed events. @returns a function that stops watching */
  readonly watchSources: (listener: (news: SourceChange) => void) => () => void
  /** Returns the number of open sockets of all tabs that share them, and of the streams of this one. */
  readonly getUsage: () => StreamUsage
  /** Replaces sockets that may only seem open. Listeners are notified as after a loss. */
  readonly reconnect: () => void
  /** Closes all sockets and removes all listeners. The client cannot be opened again. */
  readonly close: () => void
}

export interface StreamingTraits {
  /** `wss://host`, `ws://host`, or the server's http(s) origin. */
  readonly baseUrl: string
  /** The server's own address, tried as well when the announced one fails. */
  readonly ownUrl?: string
  readonly accessToken: string
  /** The server's capabilities decide how to connect; observed ones are recorded here. */
  readonly capabilities?: CapabilityRecord
  readonly WebSocket?: new (url: string, protocols?: string) => Socket
  /** Runs a function later. @returns a function that cancels it */
  readonly schedule?: (run: () => void, ms: number) => () => void
  readonly random?: () => number
  /**
   * Calls `wake` when lost connections are worth an immediate attempt, or when open ones may be dead. @returns a
   * function that stops it
   */
  readonly onWake?: (wake: (wakeUp: WakeUp) => void) => () => void
  /** Shares the sockets with the other tabs of the account. Without it this client has its own. */
  readonly sharing?: StreamSharing | undefined
  /** Receives the errors of listeners; by default they are reported to `window`. */
  readonly onError?: (error: unknown) => void
}

/** After this many failed sockets the state is `none`: each mode was tried twice by then. */
const MAX_FAILURES = 9

export function createStreamingClient(traits: StreamingTraits): StreamingClient {
  const { baseUrl, ownUrl = baseUrl, accessToken, WebSocket: Connection = WebSocket } = traits
  const {
    capabilities = createCapabilityRecord(),
    schedule = scheduleTimeout,
    random = Math.random,
  } = traits
  const { onError = reportUncaught } = traits
  const server = ownUrl.replace(/^ws/, 'http')
  const stateWatchers = createWatchers<StreamState>(onError)
  const sourceWatchers = createWatchers<SourceChange>(onError)
  const baseUrls = getHost(baseUrl) === getHost(ownUrl) ? [baseUrl] : [baseUrl, ownUrl]
  const getModes = () => withBaseUrls(getConnectionModes(capabilities, accessToken), baseUrls)
  let reportedState: StreamState = 'closed'

  const subscriptions = createSubscriptions(
    (source) => {
      connections.add(source)
      updateState()
    },
    (source) => {
      connections.remove(source)
      updateState()
    },
  )

  const connectionsTraits: ConnectionsTraits = {
    getWanted: subscriptions.getSources,
    getModes,
    connect({ tokenLocation, baseUrl: base = baseUrl }, source) {
      const { url, protocol } = buildSocketAddress(base, accessToken, tokenLocation, source)
      return protocol === null ? new Connection(url) : new Connection(url, protocol)
    },
    onFrame(key, frame) {
      const listeners = subscriptions.getListeners(key)
      if (listeners.length === 0) return
      const event = toStreamEvent(frame, server)
      if (event !== null) emit(listeners, event, onError)
    },
    onChange: () => updateState(),
    onConfirmed: recordMode,
    schedule,
    random,
  }
  const connections =
    traits.sharing === undefined
      ? createConnections(connectionsTraits)
      : createSharedConnections(traits.sharing, connectionsTraits, createConnections)
  const sources = createSourceTracker(connections.getSourceState)

  function getState(): StreamState {
    if (getModes().length === 0) return 'none'
    const now = connections.getState()
    return now !== 'open' && connections.countFailures() >= MAX_FAILURES ? 'none' : now
  }

  function updateState(): void {
    const news = sources.update(subscriptions.getSources())
    const now = getState()
    if (now !== reportedState) {
      reportedState = now
      stateWatchers.emit(now)
    }
    news.forEach(sourceWatchers.emit)
  }

  function recordMode({ isMultiplexed }: ConnectionMode): void {
    const isKnown = !isMultiplexed && !capabilities.has('multiplexing')
    capabilities.record('streaming', true)
    if (!isKnown) capabilities.record('multiplexing', isMultiplexed)
  }

  const stops = [
    capabilities.subscribe(() => {
      connections.sync()
      updateState()
    }),
    (traits.onWake ?? watchWakeUps)((wakeUp) => {
      if (subscriptions.getSources().length === 0) return
      if (wakeUp === 'slept') connections.reconnect()
      else connections.retryNow()
    }),
  ]

  return {
    getState,
    subscribe: subscriptions.add,
    isLive: sources.isLive,
    watchState: stateWatchers.add,
    watchSources: sourceWatchers.add,
    getUsage: () => ({
      sockets: connections.countOpen(),
      streams: subscriptions.getSources().filter(sources.isLive).length,
      ...(connections.isFollowing?.() === true && { isFollowing: true }),
    }),
    reconnect: connections.reconnect,
    close() {
      for (const stop of stops) stop()
      stateWatchers.close()
      sourceWatchers.close()
      subscriptions.close()
      connections.close()
    },
  }
}

const getHost = (url: string): string => new URL(url.replace(/^ws/, 'http')).host

function scheduleTimeout(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
