import type { FilterV1Input, FilterV2Input } from '@colonnade/domain/filters'
import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { decodeFilterV1, decodeFilterV2 } from '../decode/filter.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

/** Since 4.0 there is one entry per keyword. @see https://docs.joinmastodon.org/methods/filters/#get-v1 */
export const getFiltersV1 = defineEndpoint('GET', '/api/v1/filters', {
  returns: createListDecoder(decodeFilterV1),
  onError: 'silent',
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#get-one-v1 */
export const getFilterV1 = defineEndpoint('GET', '/api/v1/filters/:id', {
  returns: decodeFilterV1,
  onError: 'silent',
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#create-v1 */
export const createFilterV1 = defineEndpoint('POST', '/api/v1/filters', {
  accepts: accepts<FilterV1Input>(),
  returns: decodeFilterV1,
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#update-v1 */
export const updateFilterV1 = defineEndpoint('PUT', '/api/v1/filters/:id', {
  accepts: accepts<FilterV1Input>(),
  returns: decodeFilterV1,
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#delete-v1 */
export const deleteFilterV1 = defineEndpoint('DELETE', '/api/v1/filters/:id', {
  returns: ignoreBody,
  needs: 'filtersV1',
})

/** @see https://docs.joinmastodon.org/methods/filters/#get */
export const getFiltersV2 = defineEndpoint('GET', '/api/v2/filters', {
  returns: createListDecoder(decodeFilterV2),
  onError: 'silent',
  needs: 'filtersV2',
})

/** @see https://docs.joinmastodon.org/methods/filters/#get-one */
export const getFilterV2 = defineEndpoint('GET', '/api/v2/filters/:id', {
  returns: decodeFilterV2,
  onError: 'silent',
  needs: 'filtersV2',
})

/** @see https://docs.joinmastodon.org/methods/filters/#create */
export const createFilterV2 = defineEndpoint('POST', '/api/v2/filters', {
  accepts: accepts<FilterV2Input>(),
  returns: decodeFilterV2,
  needs: 'filtersV2',
})

/** Keywords that are not listed are kept. @see https://docs.joinmastodon.org/methods/filters/#update */
export const updateFilterV2 = defineEndpoint('PUT', '/api/v2/filters/:id', {
  accepts: accepts<Partial<FilterV2Input>>(),
  returns: decodeFilterV2,
  needs: 'filtersV2',
})

/** @see https://docs.joinmastodon.org/methods/filters/#delete */
export const deleteFilterV2 = defineEndpoint('DELETE', '/api/v2/filters/:id', {
  returns: ignoreBody,
  needs: 'filtersV2',
})
