import { decodeAccount } from '../decode/account.ts'
import { createListDecoder } from '../decode/fields.ts'
import { decodeRelationship } from '../decode/relationship.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/**
 * Features a followed account on the own profile; 422 when the account is not followed. @see API-20,
 * https://docs.joinmastodon.org/methods/accounts/#pin
 */
export const pinAccount = defineEndpoint('POST', '/api/v1/accounts/:id/pin', {
  returns: decodeRelationship,
  needs: 'endorsements',
})

/** @see API-20, https://docs.joinmastodon.org/methods/accounts/#unpin */
export const unpinAccount = defineEndpoint('POST', '/api/v1/accounts/:id/unpin', {
  returns: decodeRelationship,
  needs: 'endorsements',
})

/** The name of `pinAccount` since 4.4. @see https://docs.joinmastodon.org/methods/accounts/#endorse */
export const endorseAccount = defineEndpoint('POST', '/api/v1/accounts/:id/endorse', {
  returns: decodeRelationship,
  needs: 'accountEndorsements',
})

/** The name of `unpinAccount` since 4.4. @see https://docs.joinmastodon.org/methods/accounts/#unendorse */
export const unendorseAccount = defineEndpoint('POST', '/api/v1/accounts/:id/unendorse', {
  returns: decodeRelationship,
  needs: 'accountEndorsements',
})

/**
 * Fetches all accounts featured on the own profile, without paging. @see API-27,
 * https://docs.joinmastodon.org/methods/endorsements/#get
 */
export const getEndorsements = defineEndpoint('GET', '/api/v1/endorsements', {
  accepts: accepts<PageParams>(),
  defaults: { limit: 0 },
  returns: createListDecoder(decodeAccount),
  needs: 'endorsements',
})

/**
 * Fetches the accounts featured on a profile (4.4). Use the paging links only. @see
 * https://docs.joinmastodon.org/methods/accounts/#endorsements
 */
export const getAccountEndorsements = defineEndpoint('GET', '/api/v1/accounts/:id/endorsements', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
  needs: 'accountEndorsements',
})
