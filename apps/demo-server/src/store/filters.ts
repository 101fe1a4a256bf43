import type { Selectable } from 'kysely'
import type { Db } from './store.ts'
import type { FilterKeywordTable, FilterStatusTable, FilterTable, Id } from './tables.ts'

export type KeywordRow = Selectable<FilterKeywordTable>

export type FilteredStatusRow = Selectable<FilterStatusTable>

/** A filter with its keywords and statuses, in the order in which they were added. */
export interface FilterRow extends Selectable<FilterTable> {
  readonly keywords: readonly KeywordRow[]
  readonly statuses: readonly FilteredStatusRow[]
}

/** Loads the filters of an account, oldest first. */
export async function findFilters(db: Db, me: Id): Promise<FilterRow[]> {
  const rows = await db
    .selectFrom('filters')
    .selectAll()
    .where('account_id', '=', me)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const keywords = await db
    .selectFrom('filter_keywords')
    .selectAll()
    .where('filter_id', 'in', ids)
    .orderBy('id')
    .execute()
  const statuses = await db
    .selectFrom('filter_statuses')
    .selectAll()
    .where('filter_id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    statuses: statuses.filter(({ filter_id }) => filter_id === row.id),
    keywords: keywords.filter(({ filter_id }) => filter_id === row.id),
  }))
}
