import type { FaultProxy } from '@colonnade/instance/testing/faults'
import { fetchOverHttp } from './fetch-over-http.ts'

/** How one page reaches the server, with its calls counted. */
export interface SoakNetwork {
  /** Another page: it can be cut off, as one that is closed. */
  readonly page: (Socket: typeof globalThis.WebSocket) => {
    readonly fetch: (request: Request) => Promise<Response>
    readonly WebSocket: typeof globalThis.WebSocket
    readonly openSockets: () => number
    readonly close: () => void
  }
  /** Until every call that nothing holds back has been answered. */
  readonly settled: () => Promise<void>
  readonly underWay: () => number
}

/** Browsers end a call that nobody answers, and a handshake (Chromium's figures). */
const LONGEST_CALL_MS = 300_000
const LONGEST_HANDSHAKE_MS = 240_000

/** In real time: the machine is stuck, not the network. */
const PATIENCE_MS = 20_000
const CALM_TURNS = 5

export function createSoakNetwork(
  proxy: () => FaultProxy,
  schedule: (ms: number, run: () => void) => () => void,
): SoakNetwork {
  let underWay = 0

  async function settled(): Promise<void> {
    const since = performance.now()
    for (let calm = 0; calm < CALM_TURNS;) {
      await new Promise((resolve) => setImmediate(resolve))
      calm = underWay === proxy().held() ? calm + 1 : 0
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`${underWay} calls under way, of which ${proxy().held()} are held back`)
    }
  }

  return {
    settled,
    underWay: () => underWay,
    page(Socket) {
      const ends = new Set<() => void>()
      const sockets = new Set<WebSocket>()
      return {
        async fetch(request) {
          underWay += 1
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
            underWay -= 1
          }
        },
        WebSocket: class extends Socket {
          constructor(url: string | URL, protocols?: string | string[]) {
            super(url, protocols)
            sockets.add(this)
            const stop = schedule(LONGEST_HANDSHAKE_MS, () => this.readyState === 0 && this.close())
            this.addEventListener('open', stop)
            this.addEventListener('close', stop)
          }
        },
        openSockets: () => {
          for (const socket of sockets) if (socket.readyState >= 2) sockets.delete(socket)
          return sockets.size
        },
        close() {
          for (const end of ends) end()
          for (const socket of sockets) socket.close()
        },
      }
    },
  }
}
