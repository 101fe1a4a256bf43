import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { decodeFilteredStatus, decodeFilterKeyword } from '../decode/filter.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

interface KeywordInput {
  readonly keyword: string
  /** True by default. */
  readonly whole_word?: boolean
}

const FILTERS_V2 = 'filtersV2'

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-get */
export const getFilterKeywords = defineEndpoint('GET', '/api/v2/filters/:filter_id/keywords', {
  returns: createListDecoder(decodeFilterKeyword),
  onError: 'silent',
  needs: FILTERS_V2,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-create */
export const addFilterKeyword = defineEndpoint('POST', '/api/v2/filters/:filter_id/keywords', {
  accepts: accepts<KeywordInput>(),
  returns: decodeFilterKeyword,
  needs: FILTERS_V2,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-get-one */
export const getFilterKeyword = defineEndpoint('GET', '/api/v2/filters/keywords/:id', {
  returns: decodeFilterKeyword,
  onError: 'silent',
  needs: FILTERS_V2,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-update */
export const updateFilterKeyword = defineEndpoint('PUT', '/api/v2/filters/keywords/:id', {
  accepts: accepts<KeywordInput>(),
  returns: decodeFilterKeyword,
  needs: FILTERS_V2,
})

/** @see https://docs.joinmastodon.org/methods/filters/#keywords-delete */
export const deleteFilterKeyword = defineEndpoint('DELETE', '/api/v2/filters/keywords/:id', {
  returns: ignoreBody,
  needs: FILTERS_V2,
})

/** Fetches the individually filtered statuses. @see https://docs.joinmastodon.org/methods/filters/#statuses-get */
export const getFilteredStatuses = defineEndpoint('GET', '/api/v2/filters/:filter_id/statuses', {
  returns: createListDecoder(decodeFilteredStatus),
  onError: 'silent',
  needs: FILTERS_V2,
})

/** @see https://docs.joinmastodon.org/methods/filters/#statuses-add */
export const addFilteredStatus = defineEndpoint('POST', '/api/v2/filters/:filter_id/statuses', {
  accepts: accepts<{ status_id: string }>(),
  returns: decodeFilteredStatus,
  needs: FILTERS_V2,
})

/**
 * Uses the id of the entry, not of the status. @see https://docs.joinmastodon.org/methods/filters/#statuses-get-one
 */
export const getFilteredStatus = defineEndpoint('GET', '/api/v2/filters/statuses/:id', {
  returns: decodeFilteredStatus,
  onError: 'silent',
  needs: FILTERS_V2,
})

/** Uses the id of the entry, not of the status. @see https://docs.joinmastodon.org/methods/filters/#statuses-remove */
export const deleteFilteredStatus = defineEndpoint('DELETE', '/api/v2/filters/statuses/:id', {
  returns: ignoreBody,
  needs: FILTERS_V2,
})
