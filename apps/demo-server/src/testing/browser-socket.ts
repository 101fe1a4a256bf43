import WebSocket from 'ws'

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
