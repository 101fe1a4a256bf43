/** A WebSocket that a test opens, closes and sends messages through. */
export interface FakeSocket {
  readonly url: string
  readonly sent: readonly string[]
  readonly isClosed: () => boolean
  readonly open: () => void
  /** Delivers a message. @param stream as in a frame: `['user']` */
  readonly emit: (stream: readonly string[], event: string, payload: unknown) => void
  readonly drop: () => void
}

interface Handlers {
  onopen: ((event: object) => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: object) => void) | null
}

/** Replaces the platform's `WebSocket`; `sockets` has every connection. */
export function fakeSockets(): { WebSocket: typeof WebSocket; sockets: FakeSocket[] } {
  const sockets: FakeSocket[] = []

  function connect(url: string): object {
    const sent: string[] = []
    let state = 0
    const handlers: Handlers = { onopen: null, onmessage: null, onclose: null }
    const socket = Object.assign(handlers, {
      onerror: null,
      send: (text: string) => void sent.push(text),
      close: () => {
        state = 3
      },
    })
    Object.defineProperty(socket, 'readyState', { get: () => state })
    sockets.push({
      url,
      sent,
      isClosed: () => state === 3,
      open: () => {
        state = 1
        handlers.onopen?.({})
      },
      emit: (stream, event, payload) => {
        const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
        handlers.onmessage?.({ data: JSON.stringify({ stream, event, payload: text }) })
      },
      drop: () => {
        state = 3
        handlers.onclose?.({})
      },
    })
    return socket
  }

  // `new` with a function that returns an object gives that object.
  const WebSocketLike = function (url: string) {
    return connect(url)
  }
  return { WebSocket: WebSocketLike as unknown as typeof WebSocket, sockets }
}
