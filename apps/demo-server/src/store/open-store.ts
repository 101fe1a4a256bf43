import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { SeedData } from '../seed/seed-data.ts'
import { migrate } from './migrations/index.ts'
import {
  createDamagedError,
  openDirectory,
  openInMemory,
  type OpenPglite,
  PGLITE_SCHEMA,
  createPglitePool,
} from './open-pglite.ts'
import { openPostgres, type PostgresPlace } from './open-postgres.ts'
import { seedStore } from './seed/seed-store.ts'
import { createIds, type Db, type Store } from './store.ts'
import type { Id, Tables } from './tables.ts'

export type StorePlace =
  | { readonly kind: 'memory'; readonly dump?: Blob }
  | { readonly kind: 'directory'; readonly directory: string; readonly fresh: boolean }
  | ({ readonly kind: 'postgres' } & PostgresPlace)

export interface OpenStoreOptions {
  readonly place: StorePlace
  readonly clock: Clock
  /** Called only for an empty store. */
  readonly createSeedData: () => SeedData
  readonly onProgress?: (text: string) => void
}

/**
 * Opens the store at its place, migrates its schema, and fills an empty store with seed data.
 *
 * @throws {StartError} when the place is in use, damaged or unreachable
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { place } = options
  switch (place.kind) {
    case 'memory':
      return openPgliteStore(options, await openInMemory(place.dump))
    case 'directory': {
      options.onProgress?.('Opening the database')
      const opened = await openDirectory(place.directory, place.fresh)
      return openPgliteStore(options, opened).catch(async (error: unknown) => {
        await opened.close().catch(() => undefined)
        throw opened.isNew ? error : createDamagedError(place.directory, error)
      })
    }
    case 'postgres': {
      options.onProgress?.('Connecting to PostgreSQL')
      const { pool, schema, withSharedLock, close } = await openPostgres(place)
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
      return prepare(options, { db, schema, close, withSharedLock })
    }
  }
}

async function openPgliteStore(options: OpenStoreOptions, opened: OpenPglite): Promise<Store> {
  const pool = createPglitePool(opened.pglite)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const store = await prepare(options, {
    db,
    schema: PGLITE_SCHEMA,
    close: opened.close,
    withSharedLock: runUnlocked,
  })
  opened.markComplete()
  return store
}

/** PGlite has a single user, so no lock is needed. */
const runUnlocked = <Result>(work: () => Promise<Result>): Promise<Result> => work()

interface OpenDatabase {
  readonly db: Kysely<Tables>
  /** The PostgreSQL schema of its tables. */
  readonly schema: string
  readonly close: () => Promise<void>
  /** Runs work while no schema of the database can be dropped. */
  readonly withSharedLock: <Result>(work: () => Promise<Result>) => Promise<Result>
}

async function prepare(
  { clock, createSeedData, onProgress }: OpenStoreOptions,
  { db, schema, close, withSharedLock }: OpenDatabase,
): Promise<Store> {
  await withSharedLock(() => migrate(db, schema))
  if (await isEmpty(db)) {
    onProgress?.('Creating the seed data')
    await seedStore(db, createSeedData())
  }
  const ids = createIds(clock, await findNewestId(db))
  return { db, ids, clock, close }
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean
  }>`select exists (select from facts) as known`.execute(db)
  return rows[0]?.known !== true
}

/** The newest id of all tables with time-based ids; null in an empty store. */
async function findNewestId(db: Db): Promise<Id | null> {
  const { rows } = await sql<{ newest: Id | null }>`
    select greatest((select max(id) from statuses), (select max(id) from notifications),
      (select max(id) from tokens), (select max(id) from follows), (select max(id) from apps),
      (select max(id) from favourites), (select max(id) from lists),
      (select max(id) from blocks), (select max(id) from mutes), (select max(id) from reports),
      (select max(id) from filters), (select max(id) from filter_keywords),
      (select max(id) from filter_statuses), (select max(id) from push_subscriptions))::text as newest`.execute(
    db,
  )
  return rows[0]?.newest ?? null
}
