import WebSocket from 'ws'

export interface Heard {
  readonly stream: readonly string[]
  readonly event: string
  readonly payload: string
}

export interface TestSocket {
  /** Everything that came so far. */
  readonly heard: Heard[]
  tell(message: object): void
  /** The next thing that comes and fits. Rejects when the socket closes before. */
  next(fits?: (message: Heard) => boolean): Promise<Heard>
  /** Waits until everything that was sent before has been answered by the other side. */
  settle(): Promise<void>
  closed: Promise<void>
  close(): void
}

/** Opens a socket to the instance; rejects with the status where it is refused. */
export async function openSocket(
  url: string,
  query: string,
  protocols: readonly string[] = [],
): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/streaming${query}`, [
    ...protocols,
  ])
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      resolve()
      for (const look of waiting) look()
    })
  })
  socket.on('message', (data) => {
    heard.push(JSON.parse((data as Buffer).toString()) as Heard)
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, response) =>
      reject(new Error(`refused with ${response.statusCode}`)),
    )
    socket.on('error', reject)
  })

  let read = 0
  const next = (fits: (message: Heard) => boolean = () => true) =>
    new Promise<Heard>((resolve, reject) => {
      const look = () => {
        const index = heard.findIndex((message, position) => position >= read && fits(message))
        const found = heard[index]
        if (found === undefined && socket.readyState !== WebSocket.CLOSED) return
        waiting.delete(look)
        read = index + 1
        if (found === undefined) reject(new Error('the socket closed'))
        else resolve(found)
      }
      waiting.add(look)
      look()
    })

  return {
    heard,
    tell: (message) => socket.send(JSON.stringify(message)),
    next,
    async settle() {
      // A wish for no known stream is answered with an error, after everything before it.
      socket.send(JSON.stringify({ type: 'subscribe', stream: 'nothing' }))
      await next((message) => 'error' in message)
    },
    closed,
    close: () => socket.close(),
  }
}

/** What a page hears of a socket. Errors are not among it: they come before the end that they bring. */
const HEARD: readonly (string | symbol)[] = ['open', 'message', 'close']

type Tell = (socket: object, event: string, run: () => void) => void

/**
 * A WebSocket as browsers have it: where it cannot connect it closes, and throws nothing.
 *
 * @param tell is given each event of a socket, in order, and lets it happen when it runs; at once if not said
 */
export function browserSockets(tell: Tell = (_socket, _event, run) => run()) {
  /** What each was asked for behind its path. */
  const queries: string[] = []
  class BrowserSocket extends WebSocket {
    constructor(url: string, protocol?: string) {
      super(url, protocol)
      queries.push(decodeURIComponent(new URL(url).search))
      this.on('error', () => undefined)
    }
    override emit(name: string | symbol, ...told: unknown[]): boolean {
      if (!HEARD.includes(name)) return super.emit(name, ...told)
      tell(this, String(name), () => void super.emit(name, ...told))
      return true
    }
  }
  return { WebSocket: BrowserSocket as unknown as typeof globalThis.WebSocket, queries }
}
