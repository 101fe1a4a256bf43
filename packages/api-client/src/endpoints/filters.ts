import type { FilterV1Input, FilterV2Input } from '@colonnade/domain/filters'
import { ignored, listOf } from '../decode/fields.ts'
import { decodeFilterV1, decodeFilterV2 } from '../decode/filter.ts'
import { accepts, endpoint } from '../endpoint.ts'

/** On 4.0 and later one entry for each keyword. @see https://docs.joinmastodon.org/methods/filters/#get-v1 */
export const getFiltersV1 = endpoint('GET', '/api/v1/filters', {
  returns: listOf(decodeFilterV1),
  onError: 'silent',
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#get-one-v1 */
export const getFilterV1 = endpoint('GET', '/api/v1/filters/:id', {
  returns: decodeFilterV1,
  onError: 'silent',
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#create-v1 */
export const createFilterV1 = endpoint('POST', '/api/v1/filters', {
  accepts: accepts<FilterV1Input>(),
  returns: decodeFilterV1,
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#update-v1 */
export const updateFilterV1 = endpoint('PUT', '/api/v1/filters/:id', {
  accepts: accepts<FilterV1Input>(),
  returns: decodeFilterV1,
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#delete-v1 */
export const deleteFilterV1 = endpoint('DELETE', '/api/v1/filters/:id', {
  returns: ignored,
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#get */
export const getFiltersV2 = endpoint('GET', '/api/v2/filters', {
  returns: listOf(decodeFilterV2),
  onError: 'silent',
  needs: 'filtersV2',
})

/** @see https://docs.joinmastodon.org/methods/filters/#get-one */
export const getFilterV2 = endpoint('GET', '/api/v2/filters/:id', {
  returns: decodeFilterV2,
  onError: 'silent',
  needs: 'filtersV2',
})

/** @see https://docs.joinmastodon.org/methods/filters/#create */
export const createFilterV2 = endpoint('POST', '/api/v2/filters', {
  accepts: accepts<FilterV2Input>(),
  returns: decodeFilterV2,
  needs: 'filtersV2',
})

/** Keywords that are not named stay. @see https://docs.joinmastodon.org/methods/filters/#update */
export const updateFilterV2 = endpoint('PUT', '/api/v2/filters/:id', {
  accepts: accepts<Partial<FilterV2Input>>(),
  returns: decodeFilterV2,
  needs: 'filtersV2',
})

/** @see https://docs.joinmastodon.org/methods/filters/#delete */
export const deleteFilterV2 = endpoint('DELETE', '/api/v2/filters/:id', {
  returns: ignored,
  needs: 'filtersV2',
})
