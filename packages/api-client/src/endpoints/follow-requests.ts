import { decodeAccount } from '../decode/account.ts'
import { createListDecoder } from '../decode/fields.ts'
import { decodeRelationshipOrNull } from '../decode/relationship.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/**
 * Fetches the accounts that requested to follow the own account. Use the paging links only: the paging ids are not
 * account ids. @see API-25, https://docs.joinmastodon.org/methods/follow_requests/#get
 */
export const getFollowRequests = defineEndpoint('GET', '/api/v1/follow_requests', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
  needs: 'followRequests',
})

/**
 * The id is the account's. Null when the server responds as in 2019, with `{}`. @see API-26,
 * https://docs.joinmastodon.org/methods/follow_requests/#accept
 */
export const authorizeFollowRequest = defineEndpoint(
  'POST',
  '/api/v1/follow_requests/:id/authorize',
  {
    returns: decodeRelationshipOrNull,
  },
)

/**
 * The id is the account's. Null when the server responds as in 2019, with `{}`. @see API-26,
 * https://docs.joinmastodon.org/methods/follow_requests/#reject
 */
export const rejectFollowRequest = defineEndpoint('POST', '/api/v1/follow_requests/:id/reject', {
  returns: decodeRelationshipOrNull,
})
