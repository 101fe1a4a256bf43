import { createServer, type Server } from 'node:http'
import { createAtOnce } from './http/at-once.ts'
import { callerOf } from './http/caller-address.ts'

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
/** A proxy in front of it is one address. */
const MOST_OF_ADDRESS = 500

/**
 * A server that nobody can tie up: slow calls end with 408, and heads that are too large with 431.
 *
 * @param perAddress how many connections one address may have at once
 */
export function createBoundedServer(
  patience: Patience = USUAL,
  perAddress = MOST_OF_ADDRESS,
): Server {
  const server = createServer({
    headersTimeout: patience.head,
    requestTimeout: patience.whole,
    connectionsCheckingInterval: patience.look,
    maxHeaderSize: LARGEST_HEAD,
  })
  server.maxHeadersCount = MOST_HEADERS
  server.maxConnections = MOST_CONNECTIONS
  const open = createAtOnce({ address: perAddress, all: MOST_CONNECTIONS })
  server.on('connection', (socket) => {
    const leave = open.enter(callerOf(socket.remoteAddress))
    if (leave === null) socket.destroy()
    else socket.once('close', leave)
  })
  return server
}
