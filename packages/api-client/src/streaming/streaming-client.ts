import { createLastingSocket, type Socket, type StreamState } from './lasting-socket.ts'
import { parseFrame, toStreamEvent } from './parse-event.ts'
import { socketAddress } from './socket-address.ts'
import type { StreamEvent } from './stream-event.ts'
import type { StreamSource } from './stream-source.ts'
import { createSubscriptions } from './subscriptions.ts'
import { browserWakeUps } from './wake-ups.ts'

/** One socket for all that a session listens to; it opens with the first subscription. */
export interface StreamingClient {
  readonly state: () => StreamState
  /** Counted: the server is asked once, however many listen. @returns stops this listener */
  readonly subscribe: (source: StreamSource, listener: (event: StreamEvent) => void) => () => void
  /** Told at every change, not of the state as it is. @returns stops watching */
  readonly watchState: (listener: (state: StreamState) => void) => () => void
  /** For good: nothing is left behind, nothing is told any more. */
  readonly close: () => void
}

export interface StreamingTraits {
  /** `wss://host`, `ws://host`, or the server's http(s) origin. */
  readonly baseUrl: string
  readonly accessToken: string
  readonly WebSocket?: new (url: string, protocols?: string) => Socket
  /** Runs something later; returns what cancels it. */
  readonly schedule?: (run: () => void, ms: number) => () => void
  readonly random?: () => number
  /** Calls back when a lost connection is worth an attempt at once; returns what stops that. */
  readonly onWake?: (wake: () => void) => () => void
}

export function createStreamingClient(traits: StreamingTraits): StreamingClient {
  const { WebSocket: Connection = WebSocket, schedule = later, random = Math.random } = traits
  const { url, protocol } = socketAddress(traits.baseUrl, traits.accessToken)
  const watchers = new Set<{ readonly tell: (state: StreamState) => void }>()
  let isClosed = false

  const say = (type: 'subscribe' | 'unsubscribe', source: StreamSource) =>
    socket.send(JSON.stringify({ type, ...source }))

  const subscriptions = createSubscriptions(
    (source) => {
      say('subscribe', source)
      socket.open()
    },
    (source) => say('unsubscribe', source),
  )

  const socket = createLastingSocket({
    connect: () => (protocol === null ? new Connection(url) : new Connection(url, protocol)),
    isWanted: () => subscriptions.sources().length > 0,
    onOpen: () => subscriptions.sources().forEach((source) => say('subscribe', source)),
    onMessage(data) {
      const frame = parseFrame(data)
      const listeners = frame === null ? [] : subscriptions.listenersOf(frame.key)
      if (frame === null || listeners.length === 0) return
      const event = toStreamEvent(frame)
      if (event !== null) listeners.forEach((tell) => tell(event))
    },
    onState: (state) => [...watchers].forEach(({ tell }) => tell(state)),
    schedule,
    random,
  })

  const stopWaking = (traits.onWake ?? browserWakeUps)(() => {
    if (subscriptions.sources().length > 0) socket.wake()
  })

  return {
    state: socket.state,
    subscribe: (source, listener) =>
      isClosed ? () => undefined : subscriptions.add(source, listener),
    watchState(tell) {
      const watcher = { tell }
      if (!isClosed) watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    close() {
      isClosed = true
      stopWaking()
      watchers.clear()
      subscriptions.clear()
      socket.close()
    },
  }
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
