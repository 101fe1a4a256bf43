/** A socket of a test: it opens, tells and drops when it is told to. */
export interface FakeSocket {
  readonly url: string
  readonly sent: readonly string[]
  readonly isClosed: () => boolean
  readonly open: () => void
  /** @param stream as in a frame: `['user']` */
  readonly tell: (stream: readonly string[], event: string, payload: unknown) => void
  readonly drop: () => void
}

interface Handlers {
  onopen: ((event: object) => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: object) => void) | null
}

/** Stands for the platform's `WebSocket`; every connection that was asked for is in `sockets`. */
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
      tell: (stream, event, payload) => {
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

  // `new` on a function that returns an object gives that object.
  const WebSocketLike = function (url: string) {
    return connect(url)
  }
  return { WebSocket: WebSocketLike as unknown as typeof WebSocket, sockets }
}
