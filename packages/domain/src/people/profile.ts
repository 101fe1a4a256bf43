import type { AccountRecord } from '../entities/account.ts'
import type { RelationshipEntity } from '../entities/relationship.ts'

/** What stands before a profile: nothing, the moderators' wish that it be asked for, or its end. */
export type ProfileGate = 'open' | 'limited' | 'suspended'

interface GateInput {
  readonly account: Pick<AccountRecord, 'suspended' | 'limited'>
  /** undefined until the server told it. */
  readonly relationship: Pick<RelationshipEntity, 'following' | 'requested'> | undefined
  readonly isMe: boolean
}

/**
 * Whether a profile may be shown as it is. Who follows a limited account, or asked to, has chosen it;
 * the own one is never hidden. Never throws.
 *
 * @see ACC-01, https://docs.joinmastodon.org/entities/Account/#limited
 */
export function profileGate({ account, relationship, isMe }: GateInput): ProfileGate {
  if (isMe) return 'open'
  if (account.suspended === true) return 'suspended'
  const isChosen = relationship?.following === true || relationship?.requested === true
  return account.limited === true && !isChosen ? 'limited' : 'open'
}

/** `awaiting` is disabled; `unmute` comes with a switch for the account's notifications. */
export type RelationshipButton = 'awaiting' | 'unblock' | 'unmute' | 'follow' | 'unfollow'

interface ButtonInput {
  /** undefined until the server told it. */
  readonly relationship:
    | Pick<RelationshipEntity, 'requested' | 'blocking' | 'muting' | 'following'>
    | undefined
  readonly isMe: boolean
  /** Where there is no room for following: names in lists. */
  readonly isSmall: boolean
  readonly hasMoved: boolean
}

/**
 * Which button stands beside an account: a request that waits, a block, a mute, else following, in this
 * order. null for none: the own account, and until the relationship is known.
 *
 * @see ACC-02 to ACC-07, SES-15
 */
export function relationshipButton(input: ButtonInput): RelationshipButton | null {
  const { relationship, isMe, isSmall, hasMoved } = input
  if (isMe || relationship === undefined) return null
  if (relationship.requested) return 'awaiting'
  if (relationship.blocking) return 'unblock'
  if (relationship.muting) return 'unmute'
  if (isSmall || (hasMoved && !relationship.following)) return null
  return relationship.following ? 'unfollow' : 'follow'
}
