import type { SearchResultsEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { searchV1, searchV2, type SearchParams } from '../endpoints/search.ts'
import type { CallOptions } from '../http/observer.ts'

/** `q` is not empty: a blank search is never sent. */
export type SearchInput = Omit<SearchParams, 'resolve'>

const NOTHING: SearchResultsEntity = { accounts: [], statuses: [], hashtags: [] }

/**
 * People, statuses and hashtags. An old server finds all kinds at once and knows no second page:
 * there the kind that was asked for is picked out, and further pages are empty.
 *
 * @throws ApiError, of kind `unsupported` where a server has no search
 * @see API-52, SRC-06
 */
export function search(
  api: ApiClient,
  input: SearchInput,
  options: CallOptions = {},
): Promise<SearchResultsEntity> {
  const { q, limit, type, offset = 0 } = input
  return firstSupported(options, [
    (given) => api.call(searchV2, { ...input, resolve: true }, given),
    async (given) => {
      if (offset > 0) return NOTHING
      const asked = { q, resolve: true, ...(limit !== undefined && { limit }) }
      const found = await api.call(searchV1, asked, given)
      return type === undefined ? found : { ...NOTHING, [type]: found[type] }
    },
  ])
}
