import type { Id } from './tables.ts'

/** The paging parameters of a request. Ids are already checked to be numbers. */
export interface PageRequest {
  readonly maxId: Id | null
  readonly sinceId: Id | null
  readonly minId: Id | null
  /** 0: all, for endpoints that allow it. */
  readonly limit: number
}

export interface Page<Row> {
  /** Newest first. */
  readonly rows: readonly Row[]
  readonly hasOlder: boolean
}

interface Pageable<Row> {
  where(column: string, operator: '<' | '>', id: Id): Pageable<Row>
  orderBy(column: string, direction: 'asc' | 'desc'): Pageable<Row>
  limit(count: number): Pageable<Row>
  execute(): Promise<Row[]>
}

/**
 * Fetches one page of a query, as Mastodon does: `since_id` selects the newest page of newer rows, `min_id` the page
 * directly above that id. Both are returned newest first.
 *
 * @param column the column that is paged by, e.g. `s.id`
 */
export async function fetchPage<Row>(
  query: unknown,
  column: string,
  request: PageRequest,
): Promise<Page<Row>> {
  // Kysely ties column types to one query each; this function pages any query.
  let cut = query as Pageable<Row>
  const { maxId, sinceId, minId, limit } = request
  if (maxId !== null) cut = cut.where(column, '<', maxId)
  if (sinceId !== null) cut = cut.where(column, '>', sinceId)
  if (minId !== null) cut = cut.where(column, '>', minId)
  cut = cut.orderBy(column, minId === null ? 'desc' : 'asc')
  if (limit > 0) cut = cut.limit(limit + 1)

  const found = await cut.execute()
  const rows = limit > 0 ? found.slice(0, limit) : found
  if (minId !== null) return { rows: rows.toReversed(), hasOlder: true }
  return { rows, hasOlder: sinceId !== null || found.length > rows.length }
}
