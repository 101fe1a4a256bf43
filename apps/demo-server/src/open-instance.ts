import { join } from 'node:path'
import { systemClock, systemSchedule } from './clock.ts'
import { createInstance, type Instance } from './create-instance.ts'
import { secondSettings } from './instance-settings.ts'
import { buildSecondSeedData } from './seed/build-second-seed-data.ts'
import { buildSeedData } from './seed/build-seed-data.ts'
import { openStore, type StorePlace } from './store/open-store.ts'

/** The random seed of the sample data if no other is given. */
const DEFAULT_SEED = 'colonnade'

export interface OpenInstanceOptions {
  /** The folder of the data; null: in memory. Default: `COLONNADE_DATA` or `.data`. */
  readonly dataDir?: string | null
  /**
   * The URL of a PostgreSQL database to use instead. `dataDir` then contains only pictures and uploads. Default:
   * `DATABASE_URL`.
   */
  readonly databaseUrl?: string | null
  /** The public address, for example behind a reverse proxy. Default: the address of each request. */
  readonly origin?: string | null
  /** The host names that are accepted, in addition to IP addresses and `localhost`. Default: any name. */
  readonly names?: readonly string[] | null
  /** Deletes existing data and generates new sample data. */
  readonly fresh?: boolean
  /** The folder of the built dashboard that is served with the API. */
  readonly dist?: string | null
  /** Whether the activity simulator runs. Default: true. */
  readonly hasSimulator?: boolean
  /** Opens `/__test/*` to everyone who can reach the instance. */
  readonly testControls?: boolean
  /** For tests and benchmarks: raises the rate limits and allows push services on this machine. */
  readonly isTestMode?: boolean
  readonly seed?: string
  /** Which sample data, limits and software. `second` is the server that `connectServers` connects to the first. */
  readonly world?: 'first' | 'second'
  /** A database dump to load into memory: starts in one second instead of several. */
  readonly dump?: Blob
  readonly onProgress?: (text: string) => void
  /** Receives internal errors. The client gets a 500 response. */
  readonly onError?: (error: unknown) => void
}

/**
 * Opens the store and creates an instance with the system clock.
 *
 * @throws {StartError} if the store cannot be opened
 */
export async function openInstance(options: OpenInstanceOptions): Promise<Instance> {
  const {
    dataDir = process.env['COLONNADE_DATA'] || '.data',
    seed = DEFAULT_SEED,
    origin = null,
    names = null,
    dist = null,
    testControls = false,
    isTestMode = false,
    onProgress,
    onError,
  } = options
  const build = options.world === 'second' ? buildSecondSeedData : buildSeedData
  const createSeedData = () => build({ seed, now: new Date(systemClock()) })
  const store = await openStore({
    place: getStorePlace(options, dataDir),
    clock: systemClock,
    createSeedData,
    ...(onProgress === undefined ? {} : { onProgress }),
  })
  const instance = createInstance({
    store,
    createSeedData,
    schedule: systemSchedule,
    random: Math.random,
    settings: { origin, names, ...(options.world === 'second' && secondSettings) },
    dist,
    pictureFolder: dataDir === null ? null : join(dataDir, 'media'),
    uploadFolder: dataDir === null ? null : join(dataDir, 'uploads'),
    testControls,
    isTestMode,
    ...(onError === undefined ? {} : { onError }),
  })
  if (options.hasSimulator ?? true) instance.simulator.start()
  return instance
}

function getStorePlace(
  { databaseUrl, fresh = false, dump }: OpenInstanceOptions,
  dataDir: string | null,
): StorePlace {
  const url = databaseUrl === undefined ? process.env['DATABASE_URL'] : databaseUrl
  if (url) return { kind: 'postgres', url, fresh }
  if (dataDir !== null) return { kind: 'directory', directory: dataDir, fresh }
  return dump === undefined ? { kind: 'memory' } : { kind: 'memory', dump }
}
