import type pg from 'pg'

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
export async function withCatalogue<Result>(
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
