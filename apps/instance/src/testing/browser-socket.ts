import WebSocket from 'ws'

/** A WebSocket as browsers have it: where it cannot connect it closes, and throws nothing. */
export function browserSockets() {
  /** What each was asked for behind its path. */
  const queries: string[] = []
  class BrowserSocket extends WebSocket {
    constructor(url: string, protocol?: string) {
      super(url, protocol)
      queries.push(decodeURIComponent(new URL(url).search))
      this.on('error', () => undefined)
    }
  }
  return { WebSocket: BrowserSocket as unknown as typeof globalThis.WebSocket, queries }
}
