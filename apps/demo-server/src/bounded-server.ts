import { createServer, type Server } from 'node:http'
import { callerOf } from './http/check-request.ts'
import { createAtOnce } from './http/rate-rules.ts'
import { StartError } from './start-error.ts'

/**
 * @returns the address to open
 * @throws {StartError} `port-in-use`
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)))
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

function explain(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return new StartError(
      'port-in-use',
      `Port ${port} is in use: choose another one with PORT=${port + 1}.`,
      { cause: error },
    )
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new StartError(
      'port-in-use',
      `Cannot listen on ${host}, port ${port}: choose others with HOST and PORT.`,
      { cause: error },
    )
  }
  return error
}

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
