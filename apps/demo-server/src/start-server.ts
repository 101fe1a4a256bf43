import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import { createBoundedServer, listen } from './bounded-server.ts'
import { systemSchedule } from './clock.ts'
import { ownNames } from './http/check-request.ts'
import { openInstance, type OpenInstanceOptions } from './open-instance.ts'
import { serveOver } from './serve-over.ts'
import type { TestControls } from './test-controls/test-controls.ts'

export interface ServerOptions extends Omit<OpenInstanceOptions, 'names'> {
  /** 0: any free one. 4040 if not said. */
  readonly port?: number
  /** This machine alone if not said. */
  readonly host?: string
}

export interface RunningServer {
  /** The address to open. */
  readonly url: string
  readonly controls: TestControls
  /** Ends sockets, timers and the database. */
  close(): Promise<void>
}

/**
 * Starts the instance as a server of its own.
 *
 * @throws {StartError} with one line for the person who started it
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 4040 } = options
  // The port is taken first: who cannot have it should not wait for a world.
  const server = createBoundedServer()
  const stopRefusing = answerStarting(server)
  const url = await listen(server, port, host)
  try {
    const names = ownNames(host, options.origin ?? null, hostname())
    const instance = await openInstance({ ...options, names })
    stopRefusing()
    const stopServing = serveOver(server, instance, systemSchedule)
    const close = async () => {
      await stopServing()
      await instance.close()
    }
    return { url, controls: instance.controls, close }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
}

/** When a caller should try again. Unit: s. */
const RETRY_S = 1

/**
 * Answers every call with a 503 until the instance can: a port that is taken accepts connections at once.
 *
 * @returns stops it; to be called when calls are answered in another way
 */
export function answerStarting(server: Server): () => void {
  server.on('request', refuse)
  return () => server.off('request', refuse)
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.headers.accept?.includes('text/html') === true
  response.writeHead(503, {
    'Content-Type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Retry-After': String(RETRY_S),
    // A browser that was opened too early loads the page again.
    ...(isPage && { Refresh: String(RETRY_S) }),
  })
  response.end(isPage ? 'Colonnade is starting …' : JSON.stringify({ error: 'Starting' }))
  // The rest of a body is of no use, and would keep the connection busy.
  request.resume()
}
