/** A fault of one request. Without a path it applies to the next API request. */
export type RequestFault = {
  /** A prefix of the request's path. */
  readonly path?: string
  /** An upper-case method; any method by default. */
  readonly method?: string
} & RequestFaultKind

type RequestFaultKind =
  /** The connection closes before the server gets the request. */
  | { readonly type: 'lose-request' }
  /** The server handles the request. The connection closes before the response. */
  | { readonly type: 'lose-answer' }
  /** The connection closes in the middle of the response body. */
  | { readonly type: 'cut' }
  | { readonly type: 'delay'; readonly ms: number }
  /** The response is sent after that of a later request, at the latest after two seconds. */
  | { readonly type: 'overtake' }
  /** The server gets the request twice. */
  | { readonly type: 'repeat'; readonly delivered: 'first' | 'second' }
  /** A reverse proxy responds in place of the server. */
  | {
      readonly type: 'refuse'
      readonly status: number
      readonly body: 'html' | 'json' | 'empty'
      /** Seconds. */
      readonly retryAfter?: number
    }
  /** There is no response, and the connection stays open. */
  | { readonly type: 'silence' }

/** A fault of the streams: of all open ones, or of the next frame or handshake. */
export type StreamFault =
  /** The connection closes. */
  | { readonly type: 'stream-drop' }
  /** It closes in the middle of the next frame. */
  | { readonly type: 'stream-cut' }
  /** It stays open, but delivers nothing further. */
  | { readonly type: 'stream-silence' }
  /** The next frame is delivered twice. */
  | { readonly type: 'stream-repeat' }
  /** The next frame is delivered after the one behind it, at the latest after two seconds. */
  | { readonly type: 'stream-overtake' }
  | { readonly type: 'stream-delay'; readonly ms: number }
  /** Open streams close. The next handshake is refused, or not answered. */
  | { readonly type: 'handshake-refuse'; readonly status: number }
  | { readonly type: 'handshake-silence' }

export type NetworkFault = RequestFault | StreamFault

/** Maximum time for which a response or frame waits to be overtaken. */
export const OVERTAKE_MS = 2_000

export const isStreamFault = (fault: NetworkFault): fault is StreamFault =>
  fault.type.startsWith('stream-') || isHandshakeFault(fault)

export const isHandshakeFault = ({ type }: NetworkFault): boolean => type.startsWith('handshake-')
