import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'

const INT8 = 20

export interface PostgresPlace {
  readonly url: string
  /** The schema in a database that others may share. `fresh` drops only this schema. */
  readonly schema?: string
  readonly fresh: boolean
  /** For a store that must leave no data behind. */
  readonly dropAtClose?: boolean
}

interface OpenPostgres {
  readonly pool: PostgresPool
  readonly schema: string
  /** Runs work while no schema of the database can be dropped. */
  readonly withSharedLock: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** @throws {StartError} `database-unreachable` */
export async function openPostgres({
  url,
  schema = 'colonnade',
  fresh,
  dropAtClose = false,
}: PostgresPlace): Promise<OpenPostgres> {
  const name = pg.escapeIdentifier(schema)
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c search_path=${name}`,
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? (text: string) => text : pg.types.getTypeParser(type, format),
    },
  })
  // The pool replaces a connection that breaks while idle. Without this listener the error would end the process.
  pool.on('error', () => undefined)
  const drop = () =>
    withSchemaLock(pool, 'dropping', () => pool.query(`drop schema if exists ${name} cascade`))
  try {
    if (fresh && (await hasSchema(pool, schema))) await drop()
    await pool.query(`create schema if not exists ${name}`)
  } catch (error) {
    await pool.end()
    throw new StartError(
      'database-unreachable',
      `Couldn’t connect to the database in DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  return {
    pool,
    schema,
    withSharedLock: (work) => withSchemaLock(pool, 'reading', work),
    async close() {
      if (dropAtClose) await drop()
      await pool.end()
    },
  }
}

async function hasSchema(pool: pg.Pool, schema: string): Promise<boolean> {
  const { rows } = await pool.query('select from pg_namespace where nspname = $1', [schema])
  return rows.length > 0
}

/** The key of the advisory locks. An arbitrary number, unlikely to be used by others on the same database. */
const LOCK_KEY = 5_021_471_862

const LOCKS = {
  reading: 'select pg_advisory_lock_shared($1)',
  dropping: 'select pg_advisory_lock($1)',
}

/**
 * Runs work under a lock on the list of schemas: shared while reading, exclusive while dropping. To migrate one
 * schema Kysely reads the tables of all schemas, and fails when one is dropped at the same time.
 */
async function withSchemaLock<Result>(
  pool: pg.Pool,
  mode: keyof typeof LOCKS,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(LOCKS[mode], [LOCK_KEY])
    return await work()
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}
