import type { SearchResultsEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import { searchV1, searchV2, type SearchParams } from '../endpoints/search.ts'
import { ApiError } from '../http/api-error.ts'
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
    (given) => searchNewest(api, input, given),
    async (given) => {
      if (offset > 0) return NO_RESULTS
      const asked = { q, resolve: true, ...(limit !== undefined && { limit }) }
      const found = await api.request(searchV1, asked, given)
      return type === undefined ? found : { ...NO_RESULTS, [type]: found[type] }
    },
  ])
}

const NOT_FOUND = 404

/** Some servers send a 404 for an address that they cannot fetch. Where they are known to have a search, it is one. */
async function searchNewest(
  api: ApiClient,
  input: SearchInput,
  options: RequestOptions,
): Promise<SearchResultsEntity> {
  const mayBeUnknown = URL.canParse(input.q) && api.capabilities.getSupport('searchV2') === 'yes'
  try {
    const given = mayBeUnknown ? { expects: NOT_FOUND, ...options, mayBeUnknown } : options
    return await api.request(searchV2, { ...input, resolve: true }, given)
  } catch (error) {
    if (mayBeUnknown && error instanceof ApiError && error.status === NOT_FOUND) return NO_RESULTS
    throw error
  }
}
