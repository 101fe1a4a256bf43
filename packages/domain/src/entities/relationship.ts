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
}
