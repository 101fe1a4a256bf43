import { decodeAccount } from '../decode/account.ts'
import { listOf } from '../decode/fields.ts'
import { decodeRelationshipOrNull } from '../decode/relationship.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Who asks to follow the own account. Follow links only: the paging ids are not account ids. @see API-25, https://docs.joinmastodon.org/methods/follow_requests/#get */
export const getFollowRequests = endpoint('GET', '/api/v1/follow_requests', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
  needs: 'followRequests',
})

/** The id is the account's. Null where the server answers as in 2019, with `{}`. @see API-26, https://docs.joinmastodon.org/methods/follow_requests/#accept */
export const authorizeFollowRequest = endpoint('POST', '/api/v1/follow_requests/:id/authorize', {
  returns: decodeRelationshipOrNull,
})

/** The id is the account's. Null where the server answers as in 2019, with `{}`. @see API-26, https://docs.joinmastodon.org/methods/follow_requests/#reject */
export const rejectFollowRequest = endpoint('POST', '/api/v1/follow_requests/:id/reject', {
  returns: decodeRelationshipOrNull,
})
