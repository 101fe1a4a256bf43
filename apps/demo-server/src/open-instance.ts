import { join } from 'node:path'
import { systemClock, systemSchedule } from './clock.ts'
import { createInstance, type Instance } from './create-instance.ts'
import { openStore, type StorePlace } from './store/open-store.ts'
import { buildWorld } from './world/build-world.ts'

/** What the same people and posts grow from, wherever nothing else is asked for. */
const SEED = 'colonnade'

export interface OpenInstanceOptions {
  /** null: everything is forgotten at the end. `COLONNADE_DATA` or `.data` if not said. */
  readonly dataDir?: string | null
  /** A PostgreSQL to keep everything in instead; `dataDir` then holds only pictures and uploads. `DATABASE_URL` if not said. */
  readonly databaseUrl?: string | null
  /** The one address that it is called by from outside, as behind a reverse proxy; every caller's own if not said. */
  readonly origin?: string | null
  /** The names that it answers to, beside addresses and `localhost`; to any if not said. */
  readonly names?: readonly string[] | null
  /** Throws away what was there and begins a new world. */
  readonly fresh?: boolean
  /** The built dashboard to serve beside the API. */
  readonly dist?: string | null
  /** Whether people go on living while it runs; true if not said. */
  readonly life?: boolean
  /** Opens `/__test/*` to everybody who can reach the instance. */
  readonly testControls?: boolean
  /** For tests and benches: hardly limits what may be done, and pushes to this machine itself. */
  readonly isRehearsal?: boolean
  readonly seed?: string
  /** A store made before, for one in memory: starts in a second instead of several. */
  readonly dump?: Blob
  readonly onProgress?: (text: string) => void
  /** Told of what went wrong inside; the caller of the API gets a 500. */
  readonly onError?: (error: unknown) => void
}

/**
 * An instance over the store that the options name, on the real clock.
 *
 * @throws {StartError} where the store cannot be opened
 */
export async function openInstance(options: OpenInstanceOptions): Promise<Instance> {
  const {
    dataDir = process.env['COLONNADE_DATA'] || '.data',
    seed = SEED,
    origin = null,
    names = null,
    dist = null,
    testControls = false,
    isRehearsal = false,
    onProgress,
    onError,
  } = options
  const makeWorld = () => buildWorld({ seed, now: new Date(systemClock()) })
  const store = await openStore({
    place: placeOf(options, dataDir),
    clock: systemClock,
    makeWorld,
    ...(onProgress === undefined ? {} : { onProgress }),
  })
  const instance = createInstance({
    store,
    makeWorld,
    schedule: systemSchedule,
    random: Math.random,
    settings: { origin, names },
    dist,
    pictureFolder: dataDir === null ? null : join(dataDir, 'media'),
    uploadFolder: dataDir === null ? null : join(dataDir, 'uploads'),
    testControls,
    isRehearsal,
    ...(onError === undefined ? {} : { onError }),
  })
  if (options.life ?? true) instance.clockwork.start()
  return instance
}

function placeOf(
  { databaseUrl, fresh = false, dump }: OpenInstanceOptions,
  dataDir: string | null,
): StorePlace {
  const url = databaseUrl === undefined ? process.env['DATABASE_URL'] : databaseUrl
  if (url) return { kind: 'postgres', url, fresh }
  if (dataDir !== null) return { kind: 'directory', directory: dataDir, fresh }
  return dump === undefined ? { kind: 'memory' } : { kind: 'memory', dump }
}
