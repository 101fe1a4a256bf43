import { muteAccount, unmuteAccount } from '@colonnade/api-client/endpoints'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { type MuteDraft, muteEnd, secondsLeft } from '@colonnade/domain/people'
import { serverRelationshipAtoms } from '../entities/accounts.ts'
import { muteEndAtoms } from '../people-lists/people-lists.ts'
import type { Session } from '../session.ts'
import { relationshipActionAtom } from './relationship-action.ts'

/** What is muted with the posts, and for how many seconds: where that is not said, until it would have ended; null is no mute. */
export type Mute = Pick<MuteDraft, 'notifications'> & Partial<Pick<MuteDraft, 'duration'>>

/** Takes an account out of sight without its being told, changes what is muted of it, or lets it in again. */
export const setMuteAtom = relationshipActionAtom<Mute | null>({
  kind: 'mute',
  wish: (known, mute, session) => ({
    muting: mute !== null,
    muting_notifications: mute?.notifications === true,
    muting_expires_at: mute === null ? null : endOf(session, known.id, mute),
  }),
  async call(session, id, mute) {
    // Who is on screen exists: a 404 says that the server has no mutes.
    const options = { isKnown: true }
    if (mute === null) return session.api.call(unmuteAccount, { id }, options)
    const answer = await session.api.call(
      muteAccount,
      { id, notifications: mute.notifications, ...durationOf(session, id, mute) },
      options,
    )
    return withEnd(answer, endOf(session, id, mute))
  },
  also: (set, session, id, mute) =>
    set(muteEndAtoms(session)(id), mute === null ? null : endOf(session, id, mute)),
})

/** Muted anew without a duration, a mute would last for ever. */
function durationOf(session: Session, id: AccountId, { duration }: Mute) {
  if (duration !== undefined) return { duration }
  const left = secondsLeft(knownEnd(session, id), session.platform.clock.now())
  return left === 0 ? {} : { duration: left }
}

function endOf(session: Session, id: AccountId, { duration }: Mute): string | null {
  if (duration === undefined) return knownEnd(session, id)
  // 2019's servers take the duration and mute for ever.
  if (!session.api.capabilities.has('timedMutes')) return null
  return muteEnd(duration, session.platform.clock.now())
}

function knownEnd(session: Session, id: AccountId): string | null {
  const { store } = session
  const told = store.get(serverRelationshipAtoms(session)(id))?.muting_expires_at ?? null
  return told ?? store.get(muteEndAtoms(session)(id))
}

/** Most servers do not tell in a relationship when its mute ends. */
const withEnd = (answer: RelationshipEntity, end: string | null): RelationshipEntity =>
  answer.muting && answer.muting_expires_at === null
    ? { ...answer, muting_expires_at: end }
    : answer
