import WebSocket from 'ws'

export interface ReceivedMessage {
  readonly stream: readonly string[]
  readonly event: string
  readonly payload: string
}

export interface TestSocket {
  /** All messages received so far. */
  readonly received: ReceivedMessage[]
  send(message: object): void
  /** Resolves with the next matching message. Rejects when the socket closes first. */
  next(matches?: (message: ReceivedMessage) => boolean): Promise<ReceivedMessage>
  /** Waits until the server has handled everything that was sent before. */
  settle(): Promise<void>
  closed: Promise<void>
  close(): void
}

/** Opens a socket to the server. Rejects with the status when the handshake is refused. */
export async function openSocket(
  url: string,
  query: string,
  protocols: readonly string[] = [],
): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming${query}`, [
    ...protocols,
  ])
  const received: ReceivedMessage[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve()
      for (const check of waiting) check()
    })
  })
  socket.on('message', (data) => {
    received.push(JSON.parse((data as Buffer).toString()) as ReceivedMessage)
    for (const check of waiting) check()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, response) =>
      reject(new Error(`refused with ${response.statusCode}`)),
    )
    socket.on('error', reject)
  })

  let read = 0
  const next = (matches: (message: ReceivedMessage) => boolean = () => true) =>
    new Promise<ReceivedMessage>((resolve, reject) => {
      const check = () => {
        const index = received.findIndex(
          (message, position) => position >= read && matches(message),
        )
        const found = received[index]
        if (found === undefined && socket.readyState !== WebSocket.CLOSED) return
        waiting.delete(check)
        read = index + 1
        if (found === undefined) reject(new Error('the socket closed'))
        else resolve(found)
      }
      waiting.add(check)
      check()
    })

  return {
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    next,
    async settle() {
      // The server responds to an unknown stream with an error, after all earlier responses.
      socket.send(JSON.stringify({ type: 'subscribe', stream: 'nothing' }))
      await next((message) => 'error' in message)
    },
    closed,
    close: () => socket.close(),
  }
}

/** The socket events that a page observes. Error events are left out, because a close event follows them. */
const OBSERVED_EVENTS: readonly (string | symbol)[] = ['open', 'message', 'close']

type Deliver = (socket: object, event: string, run: () => void) => void

/**
 * Creates a WebSocket class that behaves as in browsers: it closes when it cannot connect, and does not throw.
 *
 * @param deliver called with each event of a socket, in order. Calling `run` dispatches the event. Immediate by
 *   default.
 */
export function createBrowserSockets(deliver: Deliver = (_socket, _event, run) => run()) {
  /** The query of each socket's URL. */
  const queries: string[] = []
  class BrowserSocket extends WebSocket {
    constructor(url: string, protocol?: string) {
      super(url, protocol)
      queries.push(decodeURIComponent(new URL(url).search))
      this.on('error', () => undefined)
    }
    override emit(name: string | symbol, ...args: unknown[]): boolean {
      if (!OBSERVED_EVENTS.includes(name)) return super.emit(name, ...args)
      deliver(this, String(name), () => void super.emit(name, ...args))
      return true
    }
  }
  return { WebSocket: BrowserSocket as unknown as typeof globalThis.WebSocket, queries }
}
