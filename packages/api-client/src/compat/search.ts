import type { SearchResultsEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import { searchV1, searchV2, type SearchParams } from '../endpoints/search.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/** `q` is not empty: a blank search is never sent. */
export type SearchInput = Omit<SearchParams, 'resolve'>

const NO_RESULTS: SearchResultsEntity = { accounts: [], statuses: [], hashtags: [] }

/**
 * Searches accounts, statuses and hashtags. Old servers return all types without paging: then the results are
 * filtered by the requested type, and further pages are empty.
 *
 * @throws ApiError, of kind `unsupported` when the server has no search
 * @see API-52, SRC-06
 */
export function search(
  api: ApiClient,
  input: SearchInput,
  options: RequestOptions = {},
): Promise<SearchResultsEntity> {
  const { q, limit, type, offset = 0 } = input
  return tryInOrder(options, [
    (given) => api.request(searchV2, { ...input, resolve: true }, given),
    async (given) => {
      if (offset > 0) return NO_RESULTS
      const asked = { q, resolve: true, ...(limit !== undefined && { limit }) }
      const found = await api.request(searchV1, asked, given)
      return type === undefined ? found : { ...NO_RESULTS, [type]: found[type] }
    },
  ])
}
