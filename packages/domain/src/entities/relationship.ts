import type { AccountEntity } from './account.ts'
import type { AccountId } from './ids.ts'

/**
 * The relationship between the signed-in account and another. @see
 * https://docs.joinmastodon.org/entities/Relationship/
 */
export interface RelationshipEntity {
  readonly id: AccountId
  readonly following: boolean
  readonly showing_reblogs: boolean
  readonly followed_by: boolean
  readonly requested: boolean
  readonly blocking: boolean
  readonly blocked_by: boolean
  readonly muting: boolean
  readonly muting_notifications: boolean
  readonly domain_blocking: boolean
  readonly endorsed: boolean
  /** Whether they have requested to follow the signed-in account (4.2). */
  readonly requested_by: boolean
  /** Whether each of their posts creates a notification (3.3). */
  readonly notifying: boolean
  /** The private note about them, plain text; empty for none. */
  readonly note: string
  /** End of a timed mute; null for a permanent mute, or if the server does not send it. */
  readonly muting_expires_at: string | null
}

/**
 * Accounts that the user follows and that also follow an account. @see
 * https://docs.joinmastodon.org/entities/FamiliarFollowers/
 */
export interface FamiliarFollowersEntity {
  /** The followed account. */
  readonly id: AccountId
  readonly accounts: readonly AccountEntity[]
}
