import type { Id } from './tables.ts'

/** What a caller may ask for, ids already checked to be numbers. */
export interface PageRequest {
  readonly maxId: Id | null
  readonly sinceId: Id | null
  readonly minId: Id | null
  /** 0: all of them, where the endpoint allows it. */
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
 * Cuts one page out of a query, as Mastodon does: `since_id` gives the newest page of what is newer,
 * `min_id` the page just above that id. Both come newest first.
 *
 * @param column what the ids of paging are, e.g. `s.id`
 */
export async function cutPage<Row>(
  query: unknown,
  column: string,
  request: PageRequest,
): Promise<Page<Row>> {
  // Kysely's own types tie columns to one query each; a page cuts them all alike.
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
