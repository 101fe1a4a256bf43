import type { Visibility } from '@colonnade/domain/entities'
import { decodeAccount } from '../decode/account.ts'
import { listOf } from '../decode/fields.ts'
import { decodeContext, decodeDeletedStatus, decodeStatus } from '../decode/status.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

export interface PollInput {
  readonly options: readonly string[]
  /** Seconds from now. */
  readonly expires_in: number
  readonly multiple?: boolean
  /** Nobody sees the counts before it ends. */
  readonly hide_totals?: boolean
}

export interface CreateStatusInput {
  readonly status: string
  readonly in_reply_to_id?: string | null
  readonly media_ids?: readonly string[]
  readonly sensitive?: boolean
  readonly spoiler_text?: string
  readonly visibility?: Visibility
  /** ISO 639; the account's own where it is left out. */
  readonly language?: string
  /** Not beside media. */
  readonly poll?: PollInput
}

/** Publishes. Send it with an `Idempotency-Key`; not every server honours the key. @see https://docs.joinmastodon.org/methods/statuses/#create */
export const createStatus = endpoint('POST', '/api/v1/statuses', {
  accepts: accepts<CreateStatusInput>(),
  returns: decodeStatus,
  sendsWords: true,
})

/** @see https://docs.joinmastodon.org/methods/statuses/#get */
export const getStatus = endpoint('GET', '/api/v1/statuses/:id', {
  returns: decodeStatus,
  onError: 'silent',
})

/** Ancestors and descendants; a 404 means the status is gone and callers drop it. @see https://docs.joinmastodon.org/methods/statuses/#context */
export const getStatusContext = endpoint('GET', '/api/v1/statuses/:id/context', {
  returns: decodeContext,
  onError: 'silent',
})

/** The answer holds what a redraft begins with; `{}` before 2.9. @see https://docs.joinmastodon.org/methods/statuses/#delete */
export const deleteStatus = endpoint('DELETE', '/api/v1/statuses/:id', {
  returns: decodeDeletedStatus,
})

/** Marks a status as a favourite of the own account. @see https://docs.joinmastodon.org/methods/statuses/#favourite */
export const favouriteStatus = endpoint('POST', '/api/v1/statuses/:id/favourite', {
  returns: decodeStatus,
  showsLoading: false,
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unfavourite */
export const unfavouriteStatus = endpoint('POST', '/api/v1/statuses/:id/unfavourite', {
  returns: decodeStatus,
  showsLoading: false,
})

/** Boosts: the answer is a wrapper, the original is its `reblog`. @see https://docs.joinmastodon.org/methods/statuses/#boost */
export const reblogStatus = endpoint('POST', '/api/v1/statuses/:id/reblog', {
  returns: decodeStatus,
  showsLoading: false,
})

/** Some servers answer with the status still `reblogged`: trust the wish. @see https://docs.joinmastodon.org/methods/statuses/#unreblog */
export const unreblogStatus = endpoint('POST', '/api/v1/statuses/:id/unreblog', {
  returns: decodeStatus,
  showsLoading: false,
})

/** @see https://docs.joinmastodon.org/methods/statuses/#bookmark */
export const bookmarkStatus = endpoint('POST', '/api/v1/statuses/:id/bookmark', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'bookmarks',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unbookmark */
export const unbookmarkStatus = endpoint('POST', '/api/v1/statuses/:id/unbookmark', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'bookmarks',
})

/** Puts an own status on the own profile. 422 for one that is not fit for it, or one too many. @see https://docs.joinmastodon.org/methods/statuses/#pin */
export const pinStatus = endpoint('POST', '/api/v1/statuses/:id/pin', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'statusPins',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unpin */
export const unpinStatus = endpoint('POST', '/api/v1/statuses/:id/unpin', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'statusPins',
})

/** No more notifications of the thread that it stands in. Some servers know no such call: say `isKnown`. @see https://docs.joinmastodon.org/methods/statuses/#mute */
export const muteStatus = endpoint('POST', '/api/v1/statuses/:id/mute', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'conversationMutes',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#unmute */
export const unmuteStatus = endpoint('POST', '/api/v1/statuses/:id/unmute', {
  returns: decodeStatus,
  showsLoading: false,
  needs: 'conversationMutes',
})

/** @see https://docs.joinmastodon.org/methods/statuses/#reblogged_by */
export const getRebloggedBy = endpoint('GET', '/api/v1/statuses/:id/reblogged_by', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
})

/** @see https://docs.joinmastodon.org/methods/statuses/#favourited_by */
export const getFavouritedBy = endpoint('GET', '/api/v1/statuses/:id/favourited_by', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
})
