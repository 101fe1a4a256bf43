import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** PGlite has one connection: who asks while it is lent out waits for its turn. */
export function pglitePool(pglite: PGlite): PostgresPool {
  let lastTurn: Promise<void> = Promise.resolve()

  return {
    async connect(): Promise<PostgresPoolClient> {
      const turnBefore = lastTurn
      let release = (): void => undefined
      lastTurn = new Promise((resolve) => {
        release = resolve
      })
      await turnBefore
      return { query: queryOf(pglite), release }
    },
    end: () => pglite.close(),
  }
}

function queryOf(pglite: PGlite): PostgresPoolClient['query'] {
  const query = async (text: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...parameters])
    const command = text.trimStart().slice(0, 6).toUpperCase()
    return { command, rows, rowCount: affectedRows ?? rows.length }
  }
  // Kysely's client type also names a cursor form, which is never asked for without a cursor library.
  return query as PostgresPoolClient['query']
}
