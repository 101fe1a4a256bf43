import type { FilterV2Entity } from '@colonnade/domain/entities'
import type { ResultOf } from '../endpoint.ts'
import type { getFilterV1 } from '../endpoints/filters.ts'

/** An old filter as one of today: a single keyword, which has the filter's own id and names it. */
export function keywordFilter(filter: ResultOf<typeof getFilterV1>): FilterV2Entity {
  const { id, phrase, whole_word, context, expires_at, irreversible } = filter
  return {
    id,
    title: phrase,
    context,
    expires_at,
    filter_action: irreversible ? 'hide' : 'warn',
    keywords: [{ id, keyword: phrase, whole_word }],
    statuses: [],
  }
}
