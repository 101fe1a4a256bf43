import { listOf } from '../decode/fields.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** What the own account favourited, the latest first. Its pages are cut by ids of their own: only follow links. @see https://docs.joinmastodon.org/methods/favourites/#get */
export const getFavourites = endpoint('GET', '/api/v1/favourites', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeStatus),
  needs: 'favourites',
})

/** What the own account bookmarked, the latest first. Its pages are cut by ids of their own: only follow links. @see https://docs.joinmastodon.org/methods/bookmarks/#get */
export const getBookmarks = endpoint('GET', '/api/v1/bookmarks', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeStatus),
  needs: 'bookmarks',
})
