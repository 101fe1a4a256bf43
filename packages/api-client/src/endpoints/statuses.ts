import type { Visibility } from '@colonnade/domain/entities'
import { decodeAccount } from '../decode/account.ts'
import { createListDecoder } from '../decode/fields.ts'
import { decodeContext, decodeDeletedStatus, decodeStatus } from '../decode/status.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

export interface PollInput {
  readonly options: readonly string[]
  /** In seconds from now. */
  readonly expires_in: number
  readonly multiple?: boolean
  /** Hides the counts until the poll ends. */
  readonly hide_totals?: boolean
}

export interface CreateStatusInput {
  readonly status: string
  readonly in_reply_to_id?: string | null
  readonly media_ids?: readonly string[]
  readonly sensitive?: boolean
  readonly spoiler_text?: string
  readonly visibility?: Visibility
  /** ISO 639; by default the account's language. */
  readonly language?: string
  /** Not together with media. */
  readonly poll?: PollInput
}

/**
 * Publishes a status. Send it with an `Idempotency-Key`; not every server honours the key. @see
 * https://docs.joinmastodon.org/methods/statuses/#create
 */
export const createStatus = defineEndpoint('POST', '/api/v1/statuses', {
  accepts: accepts<CreateStatusInput>(),
  returns: decodeStatus,
  sendsUserText: true,
})

/** @see https://docs.joinmastodon.org/methods/statuses/#get */
export const getStatus = defineEndpoint('GET', '/api/v1/statuses/:id', {
  returns: decodeStatus,
  onError: 'silent',
})

/**
 * Fetches ancestors and descendants; a 404 means that the status was deleted, and callers remove it. @see
 * https://docs.joinmastodon.org/methods/statuses/#context
 */
export const getStatusContext = defineEndpoint('GET', '/api/v1/statuses/:id/context', {
  returns: decodeContext,
  onError: 'silent',
})

/**
 * Deletes a status. The response has the source for a redraft; `{}` before 2.9. @see
 * https://docs.joinmastodon.org/methods/statuses/#delete
 */
export const deleteStatus = defineEndpoint('DELETE', '/api/v1/statuses/:id', {
  returns: decodeDeletedStatus,
})

/**
 * Adds a status to the favourites of the own account. @see https://docs.joinmastodon.org/methods/statuses/#favourite
 */
export const favouriteStatus = defineEndpoint('POST', '/api/v1/statuses/:id/favourite', {
  returns: decodeStatus,
  showsLoading: false,
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unfavourite */
export const unfavouriteStatus = defineEndpoint('POST', '/api/v1/statuses/:id/unfavourite', {
  returns: decodeStatus,
  showsLoading: false,
})

/**
 * Boosts a status. The response is the boost, with the original as its `reblog`. @see
 * https://docs.joinmastodon.org/methods/statuses/#boost
 */
export const reblogStatus = defineEndpoint('POST', '/api/v1/statuses/:id/reblog', {
  returns: decodeStatus,
  showsLoading: false,
})

/**
 * Some servers return the status still `reblogged`: ignore that and assume success. @see
 * https://docs.joinmastodon.org/methods/statuses/#unreblog
 */
export const unreblogStatus = defineEndpoint('POST', '/api/v1/statuses/:id/unreblog', {
  returns: decodeStatus,
  showsLoading: false,
})

/** @see https://docs.joinmastodon.org/methods/statuses/#bookmark */
export const bookmarkStatus = defineEndpoint('POST', '/api/v1/statuses/:id/bookmark', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'bookmarks',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unbookmark */
export const unbookmarkStatus = defineEndpoint('POST', '/api/v1/statuses/:id/unbookmark', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'bookmarks',
})

/**
 * Pins an own status to the own profile. 422 for a status that cannot be pinned, or when too many are pinned. @see
 * https://docs.joinmastodon.org/methods/statuses/#pin
 */
export const pinStatus = defineEndpoint('POST', '/api/v1/statuses/:id/pin', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'statusPins',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unpin */
export const unpinStatus = defineEndpoint('POST', '/api/v1/statuses/:id/unpin', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'statusPins',
})

/**
 * Mutes the notifications of the status's thread. Some servers lack this method: set `isKnown`. @see
 * https://docs.joinmastodon.org/methods/statuses/#mute
 */
export const muteStatus = defineEndpoint('POST', '/api/v1/statuses/:id/mute', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'conversationMutes',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unmute */
export const unmuteStatus = defineEndpoint('POST', '/api/v1/statuses/:id/unmute', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'conversationMutes',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#reblogged_by */
export const getRebloggedBy = defineEndpoint('GET', '/api/v1/statuses/:id/reblogged_by', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
})

/** @see https://docs.joinmastodon.org/methods/statuses/#favourited_by */
export const getFavouritedBy = defineEndpoint('GET', '/api/v1/statuses/:id/favourited_by', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
})
