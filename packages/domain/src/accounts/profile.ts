import type { AccountRecord } from '../entities/account.ts'
import type { RelationshipEntity } from '../entities/relationship.ts'

/** Whether a profile is shown, shown on request because moderators limited it, or suspended. */
export type ProfileAccess = 'open' | 'limited' | 'suspended'

interface ProfileAccessInput {
  readonly account: Pick<AccountRecord, 'suspended' | 'limited'>
  /** undefined until the server has sent it. */
  readonly relationship: Pick<RelationshipEntity, 'following' | 'requested'> | undefined
  readonly isMe: boolean
}

/**
 * Returns whether a profile is shown. A limited account is shown to its followers and to accounts that have requested
 * to follow it. The own profile is always shown. Never throws.
 *
 * @see ACC-01, https://docs.joinmastodon.org/entities/Account/#limited
 */
export function getProfileAccess({
  account,
  relationship,
  isMe,
}: ProfileAccessInput): ProfileAccess {
  if (isMe) return 'open'
  if (account.suspended === true) return 'suspended'
  const isChosen = relationship?.following === true || relationship?.requested === true
  return account.limited === true && !isChosen ? 'limited' : 'open'
}

/** `awaiting` is disabled; `unmute` has a switch for the account's notifications. */
export type RelationshipButton = 'awaiting' | 'unblock' | 'unmute' | 'follow' | 'unfollow'

interface ButtonInput {
  /** undefined until the server has sent it. */
  readonly relationship:
    | Pick<RelationshipEntity, 'requested' | 'blocking' | 'muting' | 'following'>
    | undefined
  readonly isMe: boolean
  /** Whether the button is in a list of names, where following is not offered. */
  readonly isSmall: boolean
  readonly hasMoved: boolean
}

/**
 * Returns the button beside an account: pending request, block, mute, otherwise follow, in this order. null for the
 * own account, and while the relationship is unknown.
 *
 * @see ACC-02 to ACC-07, SES-15
 */
export function getRelationshipButton(input: ButtonInput): RelationshipButton | null {
  const { relationship, isMe, isSmall, hasMoved } = input
  if (isMe || relationship === undefined) return null
  if (relationship.requested) return 'awaiting'
  if (relationship.blocking) return 'unblock'
  if (relationship.muting) return 'unmute'
  if (isSmall || (hasMoved && !relationship.following)) return null
  return relationship.following ? 'unfollow' : 'follow'
}
