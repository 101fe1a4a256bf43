import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { systemClock, systemSchedule } from './clock.ts'
import { createInstance, type Instance } from './create-instance.ts'
import { listen } from './listen.ts'
import { openStore, type StorePlace } from './store/open-store.ts'
import { attachSockets } from './streaming/sockets.ts'
import { buildWorld } from './world-parts.ts'
import type { TestControls } from './test-controls/test-controls.ts'

const SEED = 'colonnade'

export interface ServerOptions {
  /** 0: any free one. */
  readonly port?: number
  readonly host?: string
  /** null: everything is forgotten at the end. */
  readonly dataDir?: string | null
  /** A PostgreSQL to keep everything in instead; `dataDir` then holds only pictures. */
  readonly databaseUrl?: string | null
  /** Throws away what was there and begins a new world. */
  readonly fresh?: boolean
  /** The built dashboard to serve beside the API. */
  readonly dist?: string | null
  /** Whether people go on living while it runs; true if not said. */
  readonly life?: boolean
  /** Opens `/__test/*` to everybody who can reach the port. */
  readonly testControls?: boolean
  /** The world's seed. */
  readonly seed?: string
  /** A store made before, for one in memory: starts in a second instead of several. */
  readonly dump?: Blob
  readonly onProgress?: (text: string) => void
  /** Told of what went wrong inside; the caller of the API gets a 500. */
  readonly onError?: (error: unknown) => void
}

export interface RunningServer {
  readonly url: string
  readonly instance: Instance
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
  const { host = '127.0.0.1', port = 4040, dataDir = '.data', dist = null } = options
  const makeWorld = () => buildWorld({ seed: options.seed ?? SEED, now: new Date(systemClock()) })
  // The port is taken first: who cannot have it should not wait for a world.
  const server = createServer()
  const address = await listen(server, port, host)
  try {
    const store = await openStore({
      place: placeOf(options, dataDir),
      clock: systemClock,
      makeWorld,
      ...(options.onProgress === undefined ? {} : { onProgress: options.onProgress }),
    })
    const instance = createInstance({
      store,
      makeWorld,
      schedule: systemSchedule,
      random: Math.random,
      dist,
      pictureFolder: dataDir === null ? null : join(dataDir, 'media'),
      testControls: options.testControls ?? false,
      ...(options.onError === undefined ? {} : { onError: options.onError }),
    })
    const stopServing = serve(server, instance)
    if (options.life ?? true) instance.clockwork.start()
    return {
      url: address,
      instance,
      controls: instance.controls,
      async close() {
        await stopServing()
        await instance.close()
      },
    }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
}

function placeOf({ databaseUrl, fresh = false, dump }: ServerOptions, dataDir: string | null): StorePlace {
  const url = databaseUrl === undefined ? process.env['DATABASE_URL'] : databaseUrl
  if (url) return { kind: 'postgres', url, fresh }
  if (dataDir !== null) return { kind: 'directory', directory: dataDir, fresh }
  return dump === undefined ? { kind: 'memory' } : { kind: 'memory', dump }
}

function serve(server: Server, { fetch, services, settings }: Instance): () => Promise<void> {
  server.on('request', getRequestListener(fetch))
  const sockets = attachSockets(server, { services, schedule: systemSchedule, origin: settings.origin })
  return async () => {
    sockets.close()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
}
