import { createHash } from 'node:crypto'
import type { TestInstance } from '@colonnade/demo-server/testing'
import type { FaultProxy } from '@colonnade/demo-server/testing/faults'
import { fetchOverHttp } from './fetch-over-http.ts'
import { createInbox } from './inbox.ts'

/** How pages reach the server, with their calls counted. */
export interface SoakNetwork {
  /** Another page: it can be cut off, as one that is closed. */
  readonly page: () => {
    readonly fetch: (request: Request) => Promise<Response>
    readonly WebSocket: typeof globalThis.WebSocket
    readonly openSockets: () => number
    /** How many it has begun: what comes between two of them no stream delivers. */
    readonly begunSockets: () => number
    /** What its sockets delivered last. */
    readonly recentFrames: () => readonly { readonly at: number; readonly text: string }[]
    readonly close: () => void
  }
  /** Until every call that nothing holds back has been answered, and all that came was told. */
  readonly settled: () => Promise<void>
  readonly underWay: () => number
  /** Calls that may have changed something on the server. */
  readonly writes: () => number
  /** The last that pages asked and were told, one a line. */
  readonly trace: (count: number) => readonly string[]
  /** All that pages asked and were told, as a few letters: the same where everything went the same way. */
  readonly fingerprint: () => string
}

interface SoakNetworkTraits {
  readonly proxy: () => FaultProxy
  readonly browserSockets: TestInstance['browserSockets']
  readonly now: () => number
  readonly schedule: (ms: number, run: () => void) => () => void
  /** Draws who is told first of what came at the same time. */
  readonly random: () => number
}

/** Browsers end a call that nobody answers, and a handshake (Chromium's figures). */
const LONGEST_CALL_MS = 300_000
const LONGEST_HANDSHAKE_MS = 240_000

/** More than come within a moment. */
const MOST_FRAMES = 1_000

/** Of the event loop: a handshake through the proxy takes six of them, a frame two. */
const CALM_TURNS = 16
/** So many in a row, and something never comes. A slow machine takes no more of them, only longer. */
const MOST_TURNS = 2_000_000

export function createSoakNetwork({
  proxy,
  browserSockets,
  now,
  schedule,
  random,
}: SoakNetworkTraits): SoakNetwork {
  const inbox = createInbox(random)
  const told: string[] = []
  let ways = 0
  let underWay = 0
  let arrived = 0
  let writes = 0

  const note = (what: string) => void told.push(`${Math.round(now())} ${what}`)

  async function settled(): Promise<void> {
    let calm = 0
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      calm = underWay === proxy().held() + arrived ? calm + 1 : 0
      if (calm < CALM_TURNS) continue
      if (inbox.isEmpty()) return
      inbox.tellOne()
      calm = 0
      turns = 0
    }
    throw new Error(`${underWay} calls under way, of which ${proxy().held()} are held back`)
  }

  /** Lets an answer wait for its turn. */
  function arrive(way: number): Promise<void> {
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
    let begun = 0
    let frames: { readonly at: number; readonly text: string }[] = []
    let isGone = false
    const numbers = new WeakMap<object, number>()
    const { WebSocket: Socket } = browserSockets((socket, event, run) => {
      if (isGone) return
      const way = numbers.get(socket)
      // A page hears no more of what it has closed, and how long that takes goes by the machine's clock.
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
            stop = schedule(LONGEST_CALL_MS, end)
          })
        } finally {
          stop()
          ends.delete(end)
          await arrive(way)
          underWay -= 1
          note(`answer to ${pathname}${search}`)
        }
      },
      WebSocket: class extends Socket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols)
          sockets.add(this)
          begun += 1
          numbers.set(this, (ways += 1))
          const stop = schedule(LONGEST_HANDSHAKE_MS, () => this.readyState === 0 && super.close())
          this.addEventListener('open', stop)
          this.addEventListener('close', stop)
          this.addEventListener('message', ({ data }) => {
            frames = [...frames.slice(1 - MOST_FRAMES), { at: now(), text: String(data) }]
          })
        }
        override close(): void {
          numbers.delete(this)
          super.close()
        }
      },
      begunSockets: () => begun,
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
    settled,
    underWay: () => underWay,
    writes: () => writes,
    trace: (count) => told.slice(-count),
    fingerprint: () => createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 12),
    page: createPage,
  }
}
