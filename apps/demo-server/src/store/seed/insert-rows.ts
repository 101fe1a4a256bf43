import { type Selectable, sql } from 'kysely'
import type { Db } from '../store.ts'
import type { Tables } from '../tables.ts'

export type Row<Name extends keyof Tables> = Partial<Selectable<Tables[Name]>>

/**
 * Many rows in one statement: they travel as one JSON text, which PostgreSQL reads by the table's own
 * types. Every row must have the same columns; JSON columns hold values here, not text.
 */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}
