import { createListDecoder } from '../decode/fields.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/**
 * Fetches the favourites of the own account, the latest first. Use the paging links only: the paging ids are not
 * status ids. @see https://docs.joinmastodon.org/methods/favourites/#get
 */
export const getFavourites = defineEndpoint('GET', '/api/v1/favourites', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeStatus),
  needs: 'favourites',
})

/**
 * Fetches the bookmarks of the own account, the latest first. Use the paging links only: the paging ids are not
 * status ids. @see https://docs.joinmastodon.org/methods/bookmarks/#get
 */
export const getBookmarks = defineEndpoint('GET', '/api/v1/bookmarks', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeStatus),
  needs: 'bookmarks',
})
