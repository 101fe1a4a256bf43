import { createHash } from 'node:crypto'
import type { TestInstance } from '@colonnade/demo-server/testing'
import type { FaultProxy } from '@colonnade/demo-server/testing/faults'
import { fetchOverHttp } from './fetch-over-http.ts'
import { createInbox } from './inbox.ts'

/** The network between the pages and the server. It counts requests. */
export interface SoakNetwork {
  /** Creates a network for another page. It can be disconnected, as for a closed page. */
  readonly page: () => {
    readonly fetch: (request: Request) => Promise<Response>
    readonly WebSocket: typeof globalThis.WebSocket
    readonly openSockets: () => number
    /** How many sockets the page has opened. Messages between two sockets are not delivered by any stream. */
    readonly begunSockets: () => number
    /** The messages that its sockets delivered last. */
    readonly recentFrames: () => readonly { readonly at: number; readonly text: string }[]
    readonly close: () => void
  }
  /** Resolves when every request that is not held back has its response, and all messages are delivered. */
  readonly waitUntilSettled: () => Promise<void>
  readonly countPendingRequests: () => number
  /** The number of requests that may have changed something on the server. */
  readonly writes: () => number
  /** The last requests and messages of the pages, one per line. */
  readonly trace: (count: number) => readonly string[]
  /** A short hash of all requests and messages: equal for equal runs. */
  readonly fingerprint: () => string
}

interface SoakNetworkTraits {
  readonly proxy: () => FaultProxy
  readonly browserSockets: TestInstance['createBrowserSockets']
  readonly now: () => number
  readonly schedule: (ms: number, run: () => void) => () => void
  /** Draws which of several concurrent messages is delivered first. */
  readonly random: () => number
}

/** Browsers abort a request without a response, and a handshake, after this time (Chromium's values). */
const REQUEST_TIMEOUT_MS = 300_000
const HANDSHAKE_TIMEOUT_MS = 240_000

/** More frames than are received within a moment. */
const MAX_FRAMES = 1_000

/** Turns of the event loop: a handshake through the proxy takes six, a frame two. */
const CALM_TURNS = 16
/** Throws after this many turns without completion. A slow machine needs more time, but not more turns. */
const MAX_TURNS = 2_000_000

export function createSoakNetwork({
  proxy,
  browserSockets,
  now,
  schedule,
  random,
}: SoakNetworkTraits): SoakNetwork {
  const inbox = createInbox(random)
  const events: string[] = []
  let ways = 0
  let underWay = 0
  let arrived = 0
  let writes = 0

  const note = (what: string) => void events.push(`${Math.round(now())} ${what}`)

  async function waitUntilSettled(): Promise<void> {
    let calm = 0
    for (let turns = 0; turns < MAX_TURNS; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      calm = underWay === proxy().countHeld() + arrived ? calm + 1 : 0
      if (calm < CALM_TURNS) continue
      if (inbox.isEmpty()) return
      inbox.deliverOne()
      calm = 0
      turns = 0
    }
    throw new Error(`${underWay} calls under way, of which ${proxy().countHeld()} are held back`)
  }

  /** Queues a response until its turn. */
  function queueResponse(way: number): Promise<void> {
    arrived += 1
    return new Promise((resolve) => {
      inbox.put(way, () => {
        arrived -= 1
        resolve()
      })
    })
  }

  function createPage() {
    const ends = new Set<() => void>()
    const sockets = new Set<WebSocket>()
    let started = 0
    let frames: { readonly at: number; readonly text: string }[] = []
    let isGone = false
    const numbers = new WeakMap<object, number>()
    const { WebSocket: Socket } = browserSockets((socket, event, run) => {
      if (isGone) return
      const way = numbers.get(socket)
      // A page receives nothing from closed connections. How long closing takes depends on the machine's clock.
      if (way === undefined) return run()
      inbox.put(way, () => {
        note(`socket ${event}`)
        run()
      })
    })
    return {
      async fetch(request: Request) {
        const way = (ways += 1)
        const { pathname, search } = new URL(request.url)
        underWay += 1
        if (request.method !== 'GET') writes += 1
        note(`${request.method} ${pathname}${search}`)
        let stop = () => {}
        let end = () => {}
        try {
          return await fetchOverHttp(request, (destroy) => {
            end = destroy
            ends.add(end)
            stop = schedule(REQUEST_TIMEOUT_MS, end)
          })
        } finally {
          stop()
          ends.delete(end)
          await queueResponse(way)
          underWay -= 1
          note(`answer to ${pathname}${search}`)
        }
      },
      WebSocket: class extends Socket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols)
          sockets.add(this)
          started += 1
          numbers.set(this, (ways += 1))
          const stop = schedule(HANDSHAKE_TIMEOUT_MS, () => this.readyState === 0 && super.close())
          this.addEventListener('open', stop)
          this.addEventListener('close', stop)
          this.addEventListener('message', ({ data }) => {
            frames = [...frames.slice(1 - MAX_FRAMES), { at: now(), text: String(data) }]
          })
        }
        override close(): void {
          numbers.delete(this)
          super.close()
        }
      },
      begunSockets: () => started,
      recentFrames: () => frames,
      openSockets: () => {
        for (const socket of sockets) if (socket.readyState >= 2) sockets.delete(socket)
        return sockets.size
      },
      close() {
        isGone = true
        for (const end of ends) end()
        for (const socket of sockets) socket.close()
      },
    }
  }

  return {
    waitUntilSettled,
    countPendingRequests: () => underWay,
    writes: () => writes,
    trace: (count) => events.slice(-count),
    fingerprint: () => createHash('sha256').update(events.join('\n')).digest('hex').slice(0, 12),
    page: createPage,
  }
}
