import { decodeAccount } from '../decode/account.ts'
import { listOf } from '../decode/fields.ts'
import { decodeRelationship } from '../decode/relationship.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Shows a followed account on the own profile; 422 for one that is not followed. @see API-20, https://docs.joinmastodon.org/methods/accounts/#pin */
export const pinAccount = endpoint('POST', '/api/v1/accounts/:id/pin', {
  returns: decodeRelationship,
  needs: 'endorsements',
})

/** @see API-20, https://docs.joinmastodon.org/methods/accounts/#unpin */
export const unpinAccount = endpoint('POST', '/api/v1/accounts/:id/unpin', {
  returns: decodeRelationship,
  needs: 'endorsements',
})

/** What `pinAccount` is called since 4.4. @see https://docs.joinmastodon.org/methods/accounts/#endorse */
export const endorseAccount = endpoint('POST', '/api/v1/accounts/:id/endorse', {
  returns: decodeRelationship,
  needs: 'accountEndorsements',
})

/** What `unpinAccount` is called since 4.4. @see https://docs.joinmastodon.org/methods/accounts/#unendorse */
export const unendorseAccount = endpoint('POST', '/api/v1/accounts/:id/unendorse', {
  returns: decodeRelationship,
  needs: 'accountEndorsements',
})

/** Who is shown on the own profile; all of them at once. @see API-27, https://docs.joinmastodon.org/methods/endorsements/#get */
export const getEndorsements = endpoint('GET', '/api/v1/endorsements', {
  accepts: accepts<PageParams>(),
  defaults: { limit: 0 },
  returns: listOf(decodeAccount),
  needs: 'endorsements',
})

/** Who is shown on somebody's profile (4.4). Follow links only. @see https://docs.joinmastodon.org/methods/accounts/#endorsements */
export const getAccountEndorsements = endpoint('GET', '/api/v1/accounts/:id/endorsements', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
  needs: 'accountEndorsements',
})
