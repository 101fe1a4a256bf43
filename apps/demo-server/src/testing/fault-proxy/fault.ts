/** What goes wrong with one call. Without a path it is the next call, whichever that is. */
export type CallFault = {
  /** What the call's path begins with. */
  readonly path?: string
  /** An upper-case method; every one if not said. */
  readonly method?: string
} & CallTrouble

type CallTrouble =
  /** The connection ends before the server hears of the call. */
  | { readonly type: 'lose-request' }
  /** The server has done it; the connection ends before its answer. */
  | { readonly type: 'lose-answer' }
  /** The connection ends in the middle of the body. */
  | { readonly type: 'cut' }
  | { readonly type: 'delay'; readonly ms: number }
  /** The answer comes after that of a later call, or after two seconds. */
  | { readonly type: 'overtake' }
  /** The server gets the call twice. */
  | { readonly type: 'repeat'; readonly delivered: 'first' | 'second' }
  /** Something before the server answers in its place. */
  | {
      readonly type: 'refuse'
      readonly status: number
      readonly body: 'html' | 'json' | 'empty'
      /** Seconds. */
      readonly retryAfter?: number
    }
  /** Nobody answers, and nobody ends the connection either. */
  | { readonly type: 'silence' }

/** What goes wrong with the streams: with those that are open, or with the next that opens. */
export type StreamFault =
  /** The connection ends. */
  | { readonly type: 'stream-drop' }
  /** It ends in the middle of the next frame. */
  | { readonly type: 'stream-cut' }
  /** It stays open and tells nothing any more. */
  | { readonly type: 'stream-silence' }
  /** The next frame comes twice. */
  | { readonly type: 'stream-repeat' }
  /** The next frame comes after the one behind it, or after two seconds. */
  | { readonly type: 'stream-overtake' }
  | { readonly type: 'stream-delay'; readonly ms: number }
  /** What is open ends, and the next handshake is refused, or never answered. */
  | { readonly type: 'handshake-refuse'; readonly status: number }
  | { readonly type: 'handshake-silence' }

export type Fault = CallFault | StreamFault

/** Longest time for which something waits to be overtaken. */
export const OVERTAKE_MS = 2_000

export const isStreamFault = (fault: Fault): fault is StreamFault =>
  fault.type.startsWith('stream-') || isHandshakeFault(fault)

export const isHandshakeFault = ({ type }: Fault): boolean => type.startsWith('handshake-')
