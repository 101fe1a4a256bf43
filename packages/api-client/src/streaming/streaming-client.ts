import type { StreamEvent } from './stream-event.ts'
import type { StreamSource } from './stream-source.ts'

export type StreamState = 'connecting' | 'open' | 'closed'

/** One socket for all that a session listens to. */
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
  readonly WebSocket?: typeof WebSocket
  /** Runs something later; returns what cancels it. */
  readonly schedule?: (run: () => void, ms: number) => () => void
  readonly random?: () => number
  /** Calls back when a lost connection is worth an attempt at once; returns what stops that. */
  readonly onWake?: (wake: () => void) => () => void
}

export function createStreamingClient(_traits: StreamingTraits): StreamingClient {
  throw new Error('not yet')
}
