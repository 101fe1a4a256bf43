import { hostname } from 'node:os'
import { answerStarting } from './answer-starting.ts'
import { createBoundedServer } from './bounded-server.ts'
import { systemSchedule } from './clock.ts'
import { ownNames } from './http/known-name.ts'
import { listen } from './listen.ts'
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
