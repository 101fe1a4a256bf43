import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'

const STARTED = 'http.server.request.start'

interface Started {
  readonly request: IncomingMessage
  readonly server: Server
}

/** What the instances of this process are asked for, as they hear it: the same for every engine. */
export interface Calls {
  /** `METHOD /path?query`, oldest first. */
  readonly heard: readonly string[]
  forget(): void
  stop(): void
}

export function hearCalls(): Calls {
  const heard: string[] = []
  const hear = (message: unknown) => {
    const { method, url } = (message as Started).request
    heard.push(`${method} ${url}`)
  }
  subscribe(STARTED, hear)
  return {
    heard,
    forget: () => void heard.splice(0),
    stop: () => void unsubscribe(STARTED, hear),
  }
}
