import { decodeSearchResults } from '../decode/search-results.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

export interface SearchV1Params {
  readonly q: string
  /** Lets the server fetch unknown results: a remote page, or an account name with its domain. */
  readonly resolve?: boolean
  readonly limit?: number
}

export interface SearchParams extends SearchV1Params {
  /** Only this type; without it all three. */
  readonly type?: 'accounts' | 'statuses' | 'hashtags'
  /** How many results of that type to skip. */
  readonly offset?: number
  readonly following?: boolean
  /** Only statuses of this account. */
  readonly account_id?: string
}

/** Shows the loading bar, because the user waits for it. @see https://docs.joinmastodon.org/methods/search/#v2 */
export const searchV2 = defineEndpoint('GET', '/api/v2/search', {
  accepts: accepts<SearchParams>(),
  returns: decodeSearchResults,
  showsLoading: true,
  needs: 'searchV2',
})

/** Hashtags are plain strings. @see https://docs.joinmastodon.org/methods/search/#v1 */
export const searchV1 = defineEndpoint('GET', '/api/v1/search', {
  accepts: accepts<SearchV1Params>(),
  returns: decodeSearchResults,
  showsLoading: true,
  needs: 'searchV1',
})
