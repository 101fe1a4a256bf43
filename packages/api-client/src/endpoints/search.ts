import { decodeSearchResults } from '../decode/search-results.ts'
import { accepts, endpoint } from '../endpoint.ts'

export interface SearchV1Params {
  readonly q: string
  /** Lets the server look up what it has not met: a page of elsewhere, a name with its domain. */
  readonly resolve?: boolean
  readonly limit?: number
}

export interface SearchParams extends SearchV1Params {
  /** One kind alone; without it all three. */
  readonly type?: 'accounts' | 'statuses' | 'hashtags'
  /** How many results of that kind are passed over. */
  readonly offset?: number
  readonly following?: boolean
  /** Statuses of this account alone. */
  readonly account_id?: string
}

/** The user waits for it: it moves the loading bar. @see https://docs.joinmastodon.org/methods/search/#v2 */
export const searchV2 = endpoint('GET', '/api/v2/search', {
  accepts: accepts<SearchParams>(),
  returns: decodeSearchResults,
  showsLoading: true,
  needs: 'searchV2',
})

/** Hashtags are plain strings. @see https://docs.joinmastodon.org/methods/search/#v1 */
export const searchV1 = endpoint('GET', '/api/v1/search', {
  accepts: accepts<SearchV1Params>(),
  returns: decodeSearchResults,
  showsLoading: true,
  needs: 'searchV1',
})
