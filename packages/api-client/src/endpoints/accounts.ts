import { decodeAccount, decodeCredentialAccount } from '../decode/account.ts'
import { listOf } from '../decode/fields.ts'
import { decodeList } from '../decode/list.ts'
import { decodeRelationship } from '../decode/relationship.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, endpoint } from '../endpoint.ts'
import { EXPLAINED, type PageParams } from './page-params.ts'

/** The own account; a 401 means that the token is gone. @see https://docs.joinmastodon.org/methods/accounts/#verify_credentials */
export const verifyCredentials = endpoint('GET', '/api/v1/accounts/verify_credentials', {
  returns: decodeCredentialAccount,
})

/** One account by its id. @see https://docs.joinmastodon.org/methods/accounts/#get */
export const getAccount = endpoint('GET', '/api/v1/accounts/:id', {
  returns: decodeAccount,
  onError: 'silent',
})

/**
 * The account behind `user@domain`; 404 when unknown.
 *
 * @internal so far only the contract asks it
 * @see https://docs.joinmastodon.org/methods/accounts/#lookup
 */
export const lookupAccount = endpoint('GET', '/api/v1/accounts/lookup', {
  accepts: accepts<{ acct: string }>(),
  returns: decodeAccount,
  onError: 'silent',
})

export interface AccountStatusesParams extends PageParams {
  readonly exclude_replies?: boolean
  readonly exclude_reblogs?: boolean
  readonly only_media?: boolean
  readonly pinned?: boolean
  readonly tagged?: string
}

/** What an account posted, newest first. @see https://docs.joinmastodon.org/methods/accounts/#statuses */
export const getAccountStatuses = endpoint('GET', '/api/v1/accounts/:id/statuses', {
  accepts: accepts<AccountStatusesParams>(),
  returns: listOf(decodeStatus),
  explained: EXPLAINED,
})

/** Follow links only: the paging ids are not account ids. @see https://docs.joinmastodon.org/methods/accounts/#followers */
export const getFollowers = endpoint('GET', '/api/v1/accounts/:id/followers', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
})

/** @see https://docs.joinmastodon.org/methods/accounts/#following */
export const getFollowing = endpoint('GET', '/api/v1/accounts/:id/following', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
})

/** In any order; unknown ids are skipped. @see https://docs.joinmastodon.org/methods/accounts/#relationships */
export const getRelationships = endpoint('GET', '/api/v1/accounts/relationships', {
  accepts: accepts<{ id: readonly string[] }>(),
  returns: listOf(decodeRelationship),
  onError: 'silent',
})

export interface AccountSearchParams {
  readonly q: string
  readonly resolve?: boolean
  readonly limit?: number
  readonly following?: boolean
}

/** @see https://docs.joinmastodon.org/methods/accounts/#search */
export const searchAccounts = endpoint('GET', '/api/v1/accounts/search', {
  accepts: accepts<AccountSearchParams>(),
  returns: listOf(decodeAccount),
})

export interface FollowParams {
  /** False hides their boosts. */
  readonly reblogs?: boolean
  /** Whether each of their posts gives a notification (3.3); unchanged where it is not said. */
  readonly notify?: boolean
}

/**
 * Follows, or asks to where the account is locked: the answer is then `requested`. Of an account that
 * is followed already it changes boosts and notifications; Hollo refuses that with 403.
 *
 * @see API-14, https://docs.joinmastodon.org/methods/accounts/#follow
 */
export const followAccount = endpoint('POST', '/api/v1/accounts/:id/follow', {
  accepts: accepts<FollowParams>(),
  defaults: { reblogs: true },
  returns: decodeRelationship,
  showsLoading: false,
})

/** @see https://docs.joinmastodon.org/methods/accounts/#unfollow */
export const unfollowAccount = endpoint('POST', '/api/v1/accounts/:id/unfollow', {
  returns: decodeRelationship,
  showsLoading: false,
})

/** The own lists that hold this account. @see https://docs.joinmastodon.org/methods/accounts/#lists */
export const getAccountLists = endpoint('GET', '/api/v1/accounts/:id/lists', {
  returns: listOf(decodeList),
})
