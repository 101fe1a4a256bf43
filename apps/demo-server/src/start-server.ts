import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import { createBoundedServer, listen } from './bounded-server.ts'
import { systemSchedule } from './clock.ts'
import type { Instance } from './create-instance.ts'
import { getOwnNames } from './http/check-request.ts'
import { openInstance, type OpenInstanceOptions } from './open-instance.ts'
import { serveInstance } from './serve-instance.ts'
import type { TestControls } from './test-controls/test-controls.ts'

export interface ServerOptions extends Omit<OpenInstanceOptions, 'names'> {
  /** 0 for any free port. Default: 4040. */
  readonly port?: number
  /** Default: the loopback interface. */
  readonly host?: string
}

export interface RunningServer {
  /** The address to open. */
  readonly url: string
  readonly controls: TestControls
  /** For `connectServers`. */
  readonly instance: Instance
  /** Closes sockets, timers and the database. */
  close(): Promise<void>
}

/**
 * Starts the instance as an HTTP server.
 *
 * @throws {StartError} with a one-line message for the user
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 4040 } = options
  // The port is bound first, so that the user does not wait for the data when it is in use.
  const server = createBoundedServer()
  const stopRefusing = respondUnavailable(server)
  const url = await listen(server, port, host)
  try {
    const names = getOwnNames(host, options.origin ?? null, hostname())
    const instance = await openInstance({ ...options, names })
    stopRefusing()
    const stopServing = serveInstance(server, instance, systemSchedule)
    const close = async () => {
      await stopServing()
      await instance.close()
    }
    return { url, controls: instance.controls, instance, close }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
}

/** The delay after which a client should retry. Unit: s. */
const RETRY_AFTER_S = 1

/**
 * Responds to every request with 503 until the instance is ready, because a bound port accepts connections at once.
 *
 * @returns a function that removes this handler; call it when another handler takes over
 */
export function respondUnavailable(server: Server): () => void {
  server.on('request', sendUnavailable)
  return () => server.off('request', sendUnavailable)
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.headers.accept?.includes('text/html') === true
  response.writeHead(503, {
    'Content-Type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Retry-After': String(RETRY_AFTER_S),
    // A browser that opens the page too early reloads it.
    ...(isPage && { Refresh: String(RETRY_AFTER_S) }),
  })
  response.end(isPage ? 'Colonnade is starting …' : JSON.stringify({ error: 'Starting' }))
  // Discards the rest of the body, which would keep the connection busy.
  request.resume()
}
