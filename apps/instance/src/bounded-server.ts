import { createServer, type Server } from 'node:http'

/** How long a server waits for a caller. Unit: ms. */
export interface Patience {
  /** For the head of a call. */
  readonly head: number
  /** For all of it, its body too: 99 MB at 2.6 Mbit/s. */
  readonly whole: number
  /** How often somebody looks at the clock. */
  readonly look: number
}

const USUAL: Patience = { head: 20_000, whole: 300_000, look: 5_000 }

/** Of the head of a call, its address included. Bytes. */
const LARGEST_HEAD = 16 * 1_024
const MOST_HEADERS = 100
const MOST_CONNECTIONS = 2_000

/** A server that nobody can tie up: slow calls end with 408, and heads that are too large with 431. */
export function createBoundedServer(patience: Patience = USUAL): Server {
  const server = createServer({
    headersTimeout: patience.head,
    requestTimeout: patience.whole,
    connectionsCheckingInterval: patience.look,
    maxHeaderSize: LARGEST_HEAD,
  })
  server.maxHeadersCount = MOST_HEADERS
  server.maxConnections = MOST_CONNECTIONS
  return server
}
