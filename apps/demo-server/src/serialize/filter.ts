import type { FilteredStatusRow, FilterRow, KeywordRow } from '../store/filters.ts'

/** A filter as a status names it: without its keywords. @see https://docs.joinmastodon.org/entities/Filter/ */
export const filterSummary = ({ id, title, context, expires_at, action }: FilterRow) => ({
  id,
  title,
  context,
  expires_at: expires_at?.toISOString() ?? null,
  filter_action: action,
})

export const serializeFilter = (row: FilterRow) => ({
  ...filterSummary(row),
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

/** Version 1 knows single keywords: their ids are the filters' ids there. @see https://docs.joinmastodon.org/entities/V1_Filter/ */
export const serializeKeyword = (row: FilterRow, { id, keyword, whole_word }: KeywordRow) => ({
  id,
  phrase: keyword,
  context: row.context,
  whole_word,
  expires_at: row.expires_at?.toISOString() ?? null,
  irreversible: row.action === 'hide',
})
