import { sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** The newest id of anything that is named by time; null in an empty store. */
export async function newestId(db: Db): Promise<Id | null> {
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
