import { createServer, type Server } from 'node:http'
import { getCaller } from './http/check-request.ts'
import { createConcurrencyLimit } from './http/rate-limits.ts'
import { StartError } from './start-error.ts'

/**
 * Starts listening.
 *
 * @returns the address to open
 * @throws {StartError} `port-in-use`
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(createListenError(error, port, host)))
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

function createListenError(error: Error, port: number, host: string): Error {
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return new StartError(
      'port-in-use',
      `Port ${port} is in use. Use another one with PORT=${port + 1}.`,
      { cause: error },
    )
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new StartError(
      'port-in-use',
      `Couldn’t listen on ${host}, port ${port}. Use others with HOST and PORT.`,
      { cause: error },
    )
  }
  return error
}

/** The timeouts of a server. Unit: ms. */
export interface ServerTimeouts {
  /** For the headers of a request. */
  readonly headersMs: number
  /** For the whole request including its body: 99 MB at 2.6 Mbit/s. */
  readonly requestMs: number
  /** The interval at which timeouts are checked. */
  readonly checkIntervalMs: number
}

const DEFAULT_TIMEOUTS: ServerTimeouts = {
  headersMs: 20_000,
  requestMs: 300_000,
  checkIntervalMs: 5_000,
}

/** The size of the headers of a request, including its address. Unit: bytes. */
const MAX_HEADER_BYTES = 16 * 1_024
const MAX_HEADERS = 100
const MAX_CONNECTIONS = 2_000
/** All clients behind a reverse proxy share one address. */
const MAX_CONNECTIONS_PER_ADDRESS = 500

/**
 * Creates a server with limits against denial of service. Slow requests end with 408, and headers that are too large
 * with 431.
 *
 * @param perAddress how many connections one address may have at once
 */
export function createBoundedServer(
  patience: ServerTimeouts = DEFAULT_TIMEOUTS,
  perAddress = MAX_CONNECTIONS_PER_ADDRESS,
): Server {
  const server = createServer({
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkIntervalMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  })
  server.maxHeadersCount = MAX_HEADERS
  server.maxConnections = MAX_CONNECTIONS
  const open = createConcurrencyLimit({ address: perAddress, all: MAX_CONNECTIONS })
  server.on('connection', (socket) => {
    const leave = open.acquire(getCaller(socket.remoteAddress))
    if (leave === null) socket.destroy()
    else socket.once('close', leave)
  })
  return server
}
