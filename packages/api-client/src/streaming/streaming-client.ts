import { type CapabilityRecord, createCapabilityRecord } from '../capabilities/capability-record.ts'
import { createWatchers, tellEach, throwLater } from '../watchers.ts'
import type { Socket, SocketState } from './lasting-socket.ts'
import { toStreamEvent } from './parse-event.ts'
import { socketAddress } from './socket-address.ts'
import { createSourceWatch, type SourceNews } from './source-news.ts'
import { formsAt, type StreamForm, streamForms } from './stream-form.ts'
import { createStreamLines } from './stream-lines.ts'
import type { StreamEvent, StreamSource } from './stream-source.ts'
import { createSubscriptions } from './subscriptions.ts'
import { browserWakeUps, type WakeUp } from './wake-ups.ts'

/**
 * The worst of its sockets; `none` where the server is known not to stream, or where no socket opened in several tries.
 * Then it is tried seldom, and the state changes as soon as one opens.
 */
export type StreamState = SocketState | 'none'

/** All that a session listens to, by as few sockets as the server allows; the first opens with the first subscription. */
export interface StreamingClient {
  readonly state: () => StreamState
  /** Counted: the server is asked once, however many listen. @returns stops this listener */
  readonly subscribe: (source: StreamSource, listener: (event: StreamEvent) => void) => () => void
  /** Whether what happens there is told now. */
  readonly isLive: (source: StreamSource) => boolean
  /** Told at every change, not of the state as it is. @returns stops watching */
  readonly watchState: (listener: (state: StreamState) => void) => () => void
  /** Told what fell silent, and what may have been missed. @returns stops watching */
  readonly watchSources: (listener: (news: SourceNews) => void) => () => void
  /** What is open now: sockets, and the streams on them. */
  readonly usage: () => { readonly sockets: number; readonly streams: number }
  /** Replaces what only seems to be open: who listens hears of it as of a loss. */
  readonly renew: () => void
  /** For good: nothing is left behind, nothing is told any more. */
  readonly close: () => void
}

export interface StreamingTraits {
  /** `wss://host`, `ws://host`, or the server's http(s) origin. */
  readonly baseUrl: string
  /** The server's own address, tried too where the announced one does not answer. */
  readonly ownUrl?: string
  readonly accessToken: string
  /** What is known of the server decides how it is asked; what shows is noted there. */
  readonly capabilities?: CapabilityRecord
  readonly WebSocket?: new (url: string, protocols?: string) => Socket
  /** Runs something later; returns what cancels it. */
  readonly schedule?: (run: () => void, ms: number) => () => void
  readonly random?: () => number
  /** Calls back when lost connections are worth an attempt at once, or seeming ones are none; returns what stops that. */
  readonly onWake?: (wake: (wakeUp: WakeUp) => void) => () => void
  /** Gets what a listener threw; the window does if not said. */
  readonly onFault?: (error: unknown) => void
}

/** After so many sockets that did not open, nobody is told to wait for one: each way was tried twice by then. */
const MOST_TRIES = 9

export function createStreamingClient(traits: StreamingTraits): StreamingClient {
  const { baseUrl, ownUrl = baseUrl, accessToken, WebSocket: Connection = WebSocket } = traits
  const { capabilities = createCapabilityRecord(), schedule = later, random = Math.random } = traits
  const { onFault = throwLater } = traits
  const server = ownUrl.replace(/^ws/, 'http')
  const stateWatchers = createWatchers<StreamState>(onFault)
  const sourceWatchers = createWatchers<SourceNews>(onFault)
  const baseUrls = hostOf(baseUrl) === hostOf(ownUrl) ? [baseUrl] : [baseUrl, ownUrl]
  const forms = () => formsAt(streamForms(capabilities, accessToken), baseUrls)
  let told: StreamState = 'closed'

  const subscriptions = createSubscriptions(
    (source) => {
      lines.add(source)
      look()
    },
    (source) => {
      lines.remove(source)
      look()
    },
  )

  const lines = createStreamLines({
    wanted: subscriptions.sources,
    forms,
    connect({ tokenPlace, baseUrl: base = baseUrl }, source) {
      const { url, protocol } = socketAddress(base, accessToken, tokenPlace, source)
      return protocol === null ? new Connection(url) : new Connection(url, protocol)
    },
    onFrame(key, frame) {
      const listeners = subscriptions.listenersOf(key)
      if (listeners.length === 0) return
      const event = toStreamEvent(frame, server)
      if (event !== null) tellEach(listeners, event, onFault)
    },
    onChange: () => look(),
    onProven: noteForm,
    schedule,
    random,
  })
  const sources = createSourceWatch(lines.stateOf)

  function state(): StreamState {
    if (forms().length === 0) return 'none'
    const now = lines.state()
    return now !== 'open' && lines.failedTries() >= MOST_TRIES ? 'none' : now
  }

  function look(): void {
    const news = sources.look(subscriptions.sources())
    const now = state()
    if (now !== told) {
      told = now
      stateWatchers.tell(now)
    }
    news.forEach(sourceWatchers.tell)
  }

  function noteForm({ isMultiplexed }: StreamForm): void {
    const isKnown = !isMultiplexed && !capabilities.has('multiplexing')
    capabilities.note('streaming', true)
    if (!isKnown) capabilities.note('multiplexing', isMultiplexed)
  }

  const stops = [
    capabilities.watch(() => {
      lines.sync()
      look()
    }),
    (traits.onWake ?? browserWakeUps)((wakeUp) => {
      if (subscriptions.sources().length === 0) return
      if (wakeUp === 'slept') lines.renew()
      else lines.wake()
    }),
  ]

  return {
    state,
    subscribe: subscriptions.add,
    isLive: sources.isLive,
    watchState: stateWatchers.add,
    watchSources: sourceWatchers.add,
    usage: () => ({
      sockets: lines.openSockets(),
      streams: subscriptions.sources().filter(sources.isLive).length,
    }),
    renew: lines.renew,
    close() {
      for (const stop of stops) stop()
      stateWatchers.close()
      sourceWatchers.close()
      subscriptions.close()
      lines.close()
    },
  }
}

const hostOf = (url: string): string => new URL(url.replace(/^ws/, 'http')).host

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
