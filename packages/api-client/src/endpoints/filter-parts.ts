import { ignored, listOf } from '../decode/fields.ts'
import { decodeFilteredStatus, decodeFilterKeyword } from '../decode/filter.ts'
import { accepts, endpoint } from '../endpoint.ts'

interface KeywordInput {
  readonly keyword: string
  /** True if not said. */
  readonly whole_word?: boolean
}

const needs = 'filtersV2'

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-get */
export const getFilterKeywords = endpoint('GET', '/api/v2/filters/:filter_id/keywords', {
  returns: listOf(decodeFilterKeyword),
  onError: 'silent',
  needs,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-create */
export const addFilterKeyword = endpoint('POST', '/api/v2/filters/:filter_id/keywords', {
  accepts: accepts<KeywordInput>(),
  returns: decodeFilterKeyword,
  needs,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-get-one */
export const getFilterKeyword = endpoint('GET', '/api/v2/filters/keywords/:id', {
  returns: decodeFilterKeyword,
  onError: 'silent',
  needs,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-update */
export const updateFilterKeyword = endpoint('PUT', '/api/v2/filters/keywords/:id', {
  accepts: accepts<KeywordInput>(),
  returns: decodeFilterKeyword,
  needs,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-delete */
export const deleteFilterKeyword = endpoint('DELETE', '/api/v2/filters/keywords/:id', {
  returns: ignored,
  needs,
})

/** Statuses that are filtered one by one. @see https://docs.joinmastodon.org/methods/filters/#statuses-get */
export const getFilteredStatuses = endpoint('GET', '/api/v2/filters/:filter_id/statuses', {
  returns: listOf(decodeFilteredStatus),
  onError: 'silent',
  needs,
})

/** @see https://docs.joinmastodon.org/methods/filters/#statuses-add */
export const addFilteredStatus = endpoint('POST', '/api/v2/filters/:filter_id/statuses', {
  accepts: accepts<{ status_id: string }>(),
  returns: decodeFilteredStatus,
  needs,
})

/** By the id of the entry, not of the status. @see https://docs.joinmastodon.org/methods/filters/#statuses-get-one */
export const getFilteredStatus = endpoint('GET', '/api/v2/filters/statuses/:id', {
  returns: decodeFilteredStatus,
  onError: 'silent',
  needs,
})

/** As above. @see https://docs.joinmastodon.org/methods/filters/#statuses-remove */
export const deleteFilteredStatus = endpoint('DELETE', '/api/v2/filters/statuses/:id', {
  returns: ignored,
  needs,
})
