import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { applyIntents } from '../entities/intents.ts'
import { relationshipIntentAtoms } from '../entities/relationship-intents.ts'
import { serverRelationshipAtoms } from '../entities/relationships.ts'
import { perSession, type Session } from '../session.ts'
import { muteEndAtoms } from './mute-ends.ts'
import type { OwnListKind } from './people-lists.ts'

/** What being in a list says, whether or not relationships were told, or can tell it (`requested_by` came with 4.2). */
const SAID = {
  FOLLOW_REQUESTS: { requested_by: true },
  BLOCKS: { blocking: true },
  MUTES: { muting: true },
} as const satisfies Record<OwnListKind, Partial<RelationshipEntity>>

const unknown = (id: AccountId): RelationshipEntity => ({
  id,
  following: false,
  showing_reblogs: false,
  followed_by: false,
  requested: false,
  blocking: false,
  blocked_by: false,
  muting: false,
  muting_notifications: false,
  domain_blocking: false,
  endorsed: false,
  requested_by: false,
  notifying: false,
  note: '',
  muting_expires_at: null,
})

/** How one stands to somebody in a list of one's own: what the list says of them, and the wishes under way. */
function heldRelationship(
  get: Getter,
  session: Session,
  kind: OwnListKind,
  id: AccountId,
): RelationshipEntity {
  const known = get(serverRelationshipAtoms(session)(id)) ?? unknown(id)
  const muting_expires_at = known.muting_expires_at ?? get(muteEndAtoms(session)(id))
  const held = { ...known, ...SAID[kind], muting_expires_at }
  return applyIntents(held, get(relationshipIntentAtoms(session)(id)))
}

/** Whether somebody in a list is still to be shown there: not while a wish to let them go is under way. */
export function isHeld(get: Getter, session: Session, kind: OwnListKind, id: AccountId): boolean {
  const { requested_by, blocking, muting } = heldRelationship(get, session, kind, id)
  if (kind === 'FOLLOW_REQUESTS') return requested_by && !blocking
  return kind === 'BLOCKS' ? blocking : muting
}

/** The mute of somebody in the list of mutes, wishes included: until when, and whether their notifications are muted. */
export const heldMuteAtoms = perSession((session) =>
  atomFamily((id: AccountId) => atom((get) => heldRelationship(get, session, 'MUTES', id))),
)
