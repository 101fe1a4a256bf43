import { muteAccount, unmuteAccount } from '@colonnade/api-client/endpoints'
import { type MuteDraft, getMuteEnd, getSecondsLeft } from '@colonnade/domain/accounts'
import type { AccountId, RelationshipEntity } from '@colonnade/domain/entities'
import { muteEndAtoms } from '../account-lists/account-lists.ts'
import { serverRelationshipAtoms } from '../entities/accounts.ts'
import type { Session } from '../session.ts'
import { createRelationshipAction } from './relationship-action.ts'

/**
 * Whether notifications are muted too, and for how many seconds. Without a duration the mute keeps its current end.
 * Null unmutes.
 */
export type Mute = Pick<MuteDraft, 'notifications'> & Partial<Pick<MuteDraft, 'duration'>>

/** Mutes an account, changes what is muted, or unmutes it. The account is not notified. */
export const setMuteAtom = createRelationshipAction<Mute | null>({
  kind: 'mute',
  getChanges: (known, mute, session) => ({
    muting: mute !== null,
    muting_notifications: mute?.notifications === true,
    muting_expires_at: mute === null ? null : computeEnd(session, known.id, mute),
  }),
  async request(session, id, mute) {
    // An account on screen exists, so a 404 means that the server has no mutes.
    const options = { isKnown: true }
    if (mute === null) return session.api.request(unmuteAccount, { id }, options)
    const answer = await session.api.request(
      muteAccount,
      { id, notifications: mute.notifications, ...getDuration(session, id, mute) },
      options,
    )
    return addEnd(answer, computeEnd(session, id, mute))
  },
  onSuccess: (set, session, id, mute) =>
    set(muteEndAtoms(session)(id), mute === null ? null : computeEnd(session, id, mute)),
})

/** Without a duration, muting again would make the mute permanent. */
function getDuration(session: Session, id: AccountId, { duration }: Mute) {
  if (duration !== undefined) return { duration }
  const remaining = getSecondsLeft(getKnownEnd(session, id), session.platform.clock.now())
  return remaining === 0 ? {} : { duration: remaining }
}

function computeEnd(session: Session, id: AccountId, { duration }: Mute): string | null {
  if (duration === undefined) return getKnownEnd(session, id)
  // Servers of 2019 accept the duration and mute permanently.
  if (!session.api.capabilities.has('timedMutes')) return null
  return getMuteEnd(duration, session.platform.clock.now())
}

function getKnownEnd(session: Session, id: AccountId): string | null {
  const { store } = session
  const expiry = store.get(serverRelationshipAtoms(session)(id))?.muting_expires_at ?? null
  return expiry ?? store.get(muteEndAtoms(session)(id))
}

/** Most servers do not include the end of a mute in the relationship. */
const addEnd = (answer: RelationshipEntity, end: string | null): RelationshipEntity =>
  answer.muting && answer.muting_expires_at === null
    ? { ...answer, muting_expires_at: end }
    : answer
