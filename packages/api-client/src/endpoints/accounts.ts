import { decodeAccount, decodeCredentialAccount } from '../decode/account.ts'
import { createListDecoder } from '../decode/fields.ts'
import { decodeList } from '../decode/list.ts'
import { decodeRelationship } from '../decode/relationship.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import { EXPLAINED_STATUSES, type PageParams } from './page-params.ts'

/**
 * The own account; a 401 means that the token was revoked. @see
 * https://docs.joinmastodon.org/methods/accounts/#verify_credentials
 */
export const verifyCredentials = defineEndpoint('GET', '/api/v1/accounts/verify_credentials', {
  returns: decodeCredentialAccount,
})

/** Fetches an account by its id. @see https://docs.joinmastodon.org/methods/accounts/#get */
export const getAccount = defineEndpoint('GET', '/api/v1/accounts/:id', {
  returns: decodeAccount,
  onError: 'silent',
})

/**
 * Fetches the account with the address `user@domain`; 404 when unknown.
 *
 * @internal used only by the contract tests so far
 * @see https://docs.joinmastodon.org/methods/accounts/#lookup
 */
export const lookupAccount = defineEndpoint('GET', '/api/v1/accounts/lookup', {
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

/** Fetches the posts of an account, newest first. @see https://docs.joinmastodon.org/methods/accounts/#statuses */
export const getAccountStatuses = defineEndpoint('GET', '/api/v1/accounts/:id/statuses', {
  accepts: accepts<AccountStatusesParams>(),
  returns: createListDecoder(decodeStatus),
  explainedStatuses: EXPLAINED_STATUSES,
})

/**
 * Use the paging links only: the paging ids are not account ids. @see
 * https://docs.joinmastodon.org/methods/accounts/#followers
 */
export const getFollowers = defineEndpoint('GET', '/api/v1/accounts/:id/followers', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
})

/** @see https://docs.joinmastodon.org/methods/accounts/#following */
export const getFollowing = defineEndpoint('GET', '/api/v1/accounts/:id/following', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
})

/**
 * Returned in any order; unknown ids are skipped. @see https://docs.joinmastodon.org/methods/accounts/#relationships
 */
export const getRelationships = defineEndpoint('GET', '/api/v1/accounts/relationships', {
  accepts: accepts<{ id: readonly string[] }>(),
  returns: createListDecoder(decodeRelationship),
  onError: 'silent',
})

export interface AccountSearchParams {
  readonly q: string
  readonly resolve?: boolean
  readonly limit?: number
  readonly following?: boolean
}

/** @see https://docs.joinmastodon.org/methods/accounts/#search */
export const searchAccounts = defineEndpoint('GET', '/api/v1/accounts/search', {
  accepts: accepts<AccountSearchParams>(),
  returns: createListDecoder(decodeAccount),
})

export interface FollowParams {
  /** Whether to show the account's boosts. */
  readonly reblogs?: boolean
  /** Whether each of the account's posts creates a notification (3.3); unchanged when undefined. */
  readonly notify?: boolean
}

/**
 * Follows an account, or sends a follow request to a locked one: `requested` is then true. For an account that is
 * followed already it changes boosts and notifications; Hollo refuses that with 403.
 *
 * @see API-14, https://docs.joinmastodon.org/methods/accounts/#follow
 */
export const followAccount = defineEndpoint('POST', '/api/v1/accounts/:id/follow', {
  accepts: accepts<FollowParams>(),
  defaults: { reblogs: true },
  returns: decodeRelationship,
  showsLoading: false,
})

/** @see https://docs.joinmastodon.org/methods/accounts/#unfollow */
export const unfollowAccount = defineEndpoint('POST', '/api/v1/accounts/:id/unfollow', {
  returns: decodeRelationship,
  showsLoading: false,
})

/** Fetches the user's lists that contain this account. @see https://docs.joinmastodon.org/methods/accounts/#lists */
export const getAccountLists = defineEndpoint('GET', '/api/v1/accounts/:id/lists', {
  returns: createListDecoder(decodeList),
})
