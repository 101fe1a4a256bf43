import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'

const REQUEST_START_CHANNEL = 'http.server.request.start'

interface RequestStart {
  readonly request: IncomingMessage
  readonly server: Server
}

/**
 * The requests that the instances of this process receive. They are recorded in Node, so they read the same for every
 * engine.
 */
export interface ServerRequests {
  /** `METHOD /path?query`, oldest first. */
  readonly list: readonly string[]
  clear(): void
  stop(): void
}

export function recordServerRequests(): ServerRequests {
  const list: string[] = []
  const record = (message: unknown) => {
    const { method, url } = (message as RequestStart).request
    list.push(`${method} ${url}`)
  }
  subscribe(REQUEST_START_CHANNEL, record)
  return {
    list,
    clear: () => void list.splice(0),
    stop: () => void unsubscribe(REQUEST_START_CHANNEL, record),
  }
}
