import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'

const INT8 = 20

export interface PostgresPlace {
  readonly url: string
  /** A room of its own in a database that others may share: beginning anew drops only that. */
  readonly schema?: string
  readonly fresh: boolean
  /** For a store that is to leave no trace. */
  readonly dropAtClose?: boolean
}

interface OpenPostgres {
  readonly pool: PostgresPool
  readonly schema: string
  /** Does something while no schema of the database goes away. */
  readonly reading: <Result>(work: () => Promise<Result>) => Promise<Result>
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
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const drop = () =>
    withCatalogue(pool, 'dropping', () => pool.query(`drop schema if exists ${name} cascade`))
  try {
    if (fresh && (await hasSchema(pool, schema))) await drop()
    await pool.query(`create schema if not exists ${name}`)
  } catch (error) {
    await pool.end()
    throw new StartError(
      'database-unreachable',
      `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  return {
    pool,
    schema,
    reading: (work) => withCatalogue(pool, 'reading', work),
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

/** Whoever uses the same database for something else locks by other numbers. */
const KEY = 5_021_471_862

const LOCKS = {
  reading: 'select pg_advisory_lock_shared($1)',
  dropping: 'select pg_advisory_lock($1)',
}

/**
 * Does something while no schema of the database goes away, or while nobody counts on that. To migrate one schema
 * Kysely reads the tables of all of them, and stumbles over one that is dropped meanwhile.
 */
async function withCatalogue<Result>(
  pool: pg.Pool,
  how: keyof typeof LOCKS,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(LOCKS[how], [KEY])
    return await work()
  } finally {
    // The lock goes with the connection.
    client.release(true)
  }
}
