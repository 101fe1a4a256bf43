import type { Selectable } from 'kysely'
import type { Db } from './store.ts'
import type { FilterKeywordTable, FilterTable, Id } from './tables.ts'

export type KeywordRow = Selectable<FilterKeywordTable>

/** A filter with its keywords, as they were added. */
export interface FilterRow extends Selectable<FilterTable> {
  readonly keywords: readonly KeywordRow[]
}

/** The filters of somebody, the oldest first. */
export async function filtersOf(db: Db, me: Id): Promise<FilterRow[]> {
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
  return rows.map((row) => ({
    ...row,
    keywords: keywords.filter(({ filter_id }) => filter_id === row.id),
  }))
}
