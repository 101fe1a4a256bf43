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
