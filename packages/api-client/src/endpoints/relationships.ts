import { decodeAccount, decodeMutedAccount } from '../decode/account.ts'
import { listOf } from '../decode/fields.ts'
import { decodeFamiliarFollowers } from '../decode/people.ts'
import { decodeRelationship } from '../decode/relationship.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** Ends following both ways. @see API-16, https://docs.joinmastodon.org/methods/accounts/#block */
export const blockAccount = endpoint('POST', '/api/v1/accounts/:id/block', {
  returns: decodeRelationship,
})

/** @see API-17, https://docs.joinmastodon.org/methods/accounts/#unblock */
export const unblockAccount = endpoint('POST', '/api/v1/accounts/:id/unblock', {
  returns: decodeRelationship,
})

export interface MuteParams {
  /** Whether their notifications stop too; servers want a real boolean. */
  readonly notifications?: boolean
  /** Seconds; 0 is without end. 2019's servers ignore it. */
  readonly duration?: number
}

/**
 * Leaves their posts out of timelines; they are not told. A second time changes the first. Callers
 * who have the account before them say `isKnown`: a 404 then means that the server has no mutes.
 *
 * @see API-18, https://docs.joinmastodon.org/methods/accounts/#mute
 */
export const muteAccount = endpoint('POST', '/api/v1/accounts/:id/mute', {
  accepts: accepts<MuteParams>(),
  defaults: { notifications: true },
  returns: decodeRelationship,
  showsLoading: false,
  needs: 'accountMutes',
})

/** @see API-19, https://docs.joinmastodon.org/methods/accounts/#unmute */
export const unmuteAccount = endpoint('POST', '/api/v1/accounts/:id/unmute', {
  returns: decodeRelationship,
  showsLoading: false,
  needs: 'accountMutes',
})

/** With the end of each. Follow links only: the paging ids are not account ids. @see API-51, https://docs.joinmastodon.org/methods/mutes/#get */
export const getMutes = endpoint('GET', '/api/v1/mutes', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeMutedAccount),
})

/** Follow links only: the paging ids are not account ids. @see API-51, https://docs.joinmastodon.org/methods/blocks/#get */
export const getBlocks = endpoint('GET', '/api/v1/blocks', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
})

/** Writes down something about an account that only oneself reads; empty deletes it. @see BY-11, https://docs.joinmastodon.org/methods/accounts/#note */
export const setAccountNote = endpoint('POST', '/api/v1/accounts/:id/note', {
  accepts: accepts<{ comment: string }>(),
  returns: decodeRelationship,
  needs: 'accountNotes',
})

/** They no longer follow, and are not told. @see https://docs.joinmastodon.org/methods/accounts/#remove_from_followers */
export const removeFollower = endpoint('POST', '/api/v1/accounts/:id/remove_from_followers', {
  returns: decodeRelationship,
  needs: 'followerRemoval',
})

/** Whom one follows that follows these accounts too; the program asks on its own. @see BY-11, https://docs.joinmastodon.org/methods/accounts/#familiar_followers */
export const getFamiliarFollowers = endpoint('GET', '/api/v1/accounts/familiar_followers', {
  accepts: accepts<{ id: readonly string[] }>(),
  returns: listOf(decodeFamiliarFollowers),
  onError: 'silent',
  needs: 'familiarFollowers',
})
