import { decodeFamiliarFollowers } from '../decode/account-relations.ts'
import { decodeAccount, decodeMutedAccount } from '../decode/account.ts'
import { createListDecoder } from '../decode/fields.ts'
import { decodeRelationship } from '../decode/relationship.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Also removes follows in both directions. @see API-16, https://docs.joinmastodon.org/methods/accounts/#block */
export const blockAccount = defineEndpoint('POST', '/api/v1/accounts/:id/block', {
  returns: decodeRelationship,
})

/** @see API-17, https://docs.joinmastodon.org/methods/accounts/#unblock */
export const unblockAccount = defineEndpoint('POST', '/api/v1/accounts/:id/unblock', {
  returns: decodeRelationship,
})

export interface MuteParams {
  /** Whether to mute notifications from them too; servers require a real boolean. */
  readonly notifications?: boolean
  /** In seconds; 0 is indefinite. Servers of 2019 ignore it. */
  readonly duration?: number
}

/**
 * Hides an account's posts in timelines; the account is not notified. A second request updates the first. Callers
 * that know the account exists set `isKnown`: a 404 then means that the server has no mutes.
 *
 * @see API-18, https://docs.joinmastodon.org/methods/accounts/#mute
 */
export const muteAccount = defineEndpoint('POST', '/api/v1/accounts/:id/mute', {
  accepts: accepts<MuteParams>(),
  defaults: { notifications: true },
  returns: decodeRelationship,
  showsLoading: false,
  needs: 'accountMutes',
})

/** @see API-19, https://docs.joinmastodon.org/methods/accounts/#unmute */
export const unmuteAccount = defineEndpoint('POST', '/api/v1/accounts/:id/unmute', {
  returns: decodeRelationship,
  showsLoading: false,
  needs: 'accountMutes',
})

/**
 * Includes the end of each mute. Use the paging links only: the paging ids are not account ids. @see API-51,
 * https://docs.joinmastodon.org/methods/mutes/#get
 */
export const getMutes = defineEndpoint('GET', '/api/v1/mutes', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeMutedAccount),
})

/**
 * Use the paging links only: the paging ids are not account ids. @see API-51,
 * https://docs.joinmastodon.org/methods/blocks/#get
 */
export const getBlocks = defineEndpoint('GET', '/api/v1/blocks', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
})

/**
 * Sets the private note about an account; an empty text deletes it. @see BY-11,
 * https://docs.joinmastodon.org/methods/accounts/#note
 */
export const setAccountNote = defineEndpoint('POST', '/api/v1/accounts/:id/note', {
  accepts: accepts<{ comment: string }>(),
  returns: decodeRelationship,
  needs: 'accountNotes',
})

/**
 * Removes a follower without notifying them. @see
 * https://docs.joinmastodon.org/methods/accounts/#remove_from_followers
 */
export const removeFollower = defineEndpoint('POST', '/api/v1/accounts/:id/remove_from_followers', {
  returns: decodeRelationship,
  needs: 'followerRemoval',
})

/**
 * Fetches the accounts that the user follows and that follow these accounts too. Sent without a user action. @see
 * BY-11, https://docs.joinmastodon.org/methods/accounts/#familiar_followers
 */
export const getFamiliarFollowers = defineEndpoint('GET', '/api/v1/accounts/familiar_followers', {
  accepts: accepts<{ id: readonly string[] }>(),
  returns: createListDecoder(decodeFamiliarFollowers),
  onError: 'silent',
  needs: 'familiarFollowers',
})
