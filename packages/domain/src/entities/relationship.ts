import type { AccountEntity } from './account.ts'
import type { AccountId } from './ids.ts'

/** How the own account stands to another. @see https://docs.joinmastodon.org/entities/Relationship/ */
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
  /** They asked to follow the own account (4.2). */
  readonly requested_by: boolean
  /** Each of their posts gives a notification (3.3). */
  readonly notifying: boolean
  /** What one wrote down about them for oneself, plain text; empty for nothing. */
  readonly note: string
  /** When a timed mute ends; null for one without end, or where the server does not tell. */
  readonly muting_expires_at: string | null
}

/** Whom one follows that follows an account too. @see https://docs.joinmastodon.org/entities/FamiliarFollowers/ */
export interface FamiliarFollowersEntity {
  /** The account that is followed. */
  readonly id: AccountId
  readonly accounts: readonly AccountEntity[]
}
