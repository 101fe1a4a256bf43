import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { World } from '../world/world.ts'
import { migrate } from './migrations/index.ts'
import {
  damaged,
  openDirectory,
  openInMemory,
  type OpenPglite,
  PGLITE_SCHEMA,
  pglitePool,
} from './open-pglite.ts'
import { openPostgres, type PostgresPlace } from './open-postgres.ts'
import { seedWorld } from './seed/seed-world.ts'
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
  readonly makeWorld: () => World
  readonly onProgress?: (text: string) => void
}

/**
 * Opens the store wherever it lies, brings its schema up to date, and gives an empty one its world.
 *
 * @throws {StartError} where the place is in use, damaged or out of reach
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { place } = options
  switch (place.kind) {
    case 'memory':
      return openOver(options, await openInMemory(place.dump))
    case 'directory': {
      options.onProgress?.('Opening the database')
      const opened = await openDirectory(place.directory, place.fresh)
      return openOver(options, opened).catch(async (error: unknown) => {
        await opened.close().catch(() => undefined)
        throw opened.isNew ? error : damaged(place.directory, error)
      })
    }
    case 'postgres': {
      options.onProgress?.('Connecting to PostgreSQL')
      const { pool, schema, reading, close } = await openPostgres(place)
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
      return prepare(options, { db, schema, close, reading })
    }
  }
}

async function openOver(options: OpenStoreOptions, opened: OpenPglite): Promise<Store> {
  const pool = pglitePool(opened.pglite)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const store = await prepare(options, {
    db,
    schema: PGLITE_SCHEMA,
    close: opened.close,
    reading: alone,
  })
  opened.markComplete()
  return store
}

/** Nobody else is in such a database. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => work()

interface OpenDatabase {
  readonly db: Kysely<Tables>
  /** Where its tables lie. */
  readonly schema: string
  readonly close: () => Promise<void>
  /** Does something while no schema of the database goes away. */
  readonly reading: <Result>(work: () => Promise<Result>) => Promise<Result>
}

async function prepare(
  { clock, makeWorld, onProgress }: OpenStoreOptions,
  { db, schema, close, reading }: OpenDatabase,
): Promise<Store> {
  await reading(() => migrate(db, schema))
  if (await isEmpty(db)) {
    onProgress?.('Filling the world with people')
    await seedWorld(db, makeWorld())
  }
  const ids = createIds(clock, await newestId(db))
  return { db, ids, clock, close }
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean
  }>`select exists (select from facts) as known`.execute(db)
  return rows[0]?.known !== true
}

/** The newest id of anything that is named by time; null in an empty store. */
async function newestId(db: Db): Promise<Id | null> {
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
