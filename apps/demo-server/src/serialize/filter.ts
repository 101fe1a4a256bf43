import { filterId, type FilterResultEntity } from '@colonnade/domain/entities'
import { compilePhrases } from '@colonnade/domain/filters'
import { createSearchIndex } from '@colonnade/domain/text'
import {
  type FilteredStatusRow,
  type FilterRow,
  findFilters,
  type KeywordRow,
} from '../store/filters.ts'
import type { StatusRow } from '../store/find-rows.ts'
import type { SerializeContext } from './account.ts'

/**
 * Serializes a filter without its keywords, as it is part of a status. @see
 * https://docs.joinmastodon.org/entities/Filter/
 */
const serializeFilterSummary = ({ id, title, context, expires_at, action }: FilterRow) => ({
  id,
  title,
  context,
  expires_at: expires_at?.toISOString() ?? null,
  filter_action: action,
})

export const serializeFilter = (row: FilterRow) => ({
  ...serializeFilterSummary(row),
  keywords: row.keywords.map(serializeFilterKeyword),
  statuses: row.statuses.map(serializeFilteredStatus),
})

/** @see https://docs.joinmastodon.org/entities/FilterKeyword/ */
export const serializeFilterKeyword = ({ id, keyword, whole_word }: KeywordRow) => ({
  id,
  keyword,
  whole_word,
})

/** @see https://docs.joinmastodon.org/entities/FilterStatus/ */
export const serializeFilteredStatus = ({ id, status_id }: FilteredStatusRow) => ({ id, status_id })

/**
 * Serializes a keyword as a filter of API version 1, whose id is that of the keyword. @see
 * https://docs.joinmastodon.org/entities/V1_Filter/
 */
export const serializeKeyword = (row: FilterRow, { id, keyword, whole_word }: KeywordRow) => ({
  id,
  phrase: keyword,
  context: row.context,
  whole_word,
  expires_at: row.expires_at?.toISOString() ?? null,
  irreversible: row.action === 'hide',
})

/** Returns the viewer's filters that match a status, regardless of their context. */
export type MatchFilters = (row: StatusRow) => readonly FilterResultEntity[]

/** @returns null for guests, whose statuses have no filter results */
export async function loadFilters({
  store,
  viewer,
}: SerializeContext): Promise<MatchFilters | null> {
  if (viewer === null) return null
  const active = (await findFilters(store.db, viewer)).flatMap((row) => {
    if (row.expires_at !== null && row.expires_at.getTime() <= store.clock()) return []
    const phrases = row.keywords.map(({ keyword, whole_word }) => ({ phrase: keyword, whole_word }))
    const pattern = compilePhrases(phrases)
    const statuses = new Set(row.statuses.map(({ status_id }) => status_id))
    return pattern === null && statuses.size === 0 ? [] : [{ row, pattern, statuses }]
  })
  return (status) => {
    if (active.length === 0 || status.account_id === viewer) return []
    const text = createSearchIndex(status)
    return active.flatMap(({ row, pattern, statuses }) => {
      const match = pattern?.exec(text) ?? null
      const isNamed = statuses.has(status.id)
      if (match === null && !isNamed) return []
      const { id, ...summary } = serializeFilterSummary(row)
      const filter = { id: filterId(id), ...summary }
      const result = {
        filter,
        keyword_matches: match === null ? null : [match[0]],
        status_matches: isNamed ? [status.id] : null,
      }
      return [result]
    })
  }
}
