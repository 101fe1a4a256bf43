import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity, StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import { notificationAtoms } from '../entities/notifications.ts'
import { serverRelationshipAtoms } from '../entities/relationships.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { writeNotificationsAtom } from '../notifications/notifications-list.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { bringFoundBackAtom } from '../search/remove-findings.ts'
import type { Session } from '../session.ts'
import { bringThreadsBackAtom } from '../threads/bring-threads-back.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { forgetTaken, type TakenAway, takenFrom } from './taken-away.ts'

/** Whether somebody is kept out of sight. */
export const isOutOfSight = (known: RelationshipEntity | undefined): boolean =>
  known !== undefined && (known.blocking || known.muting || known.domain_blocking)

/** Whether the notifications of somebody are kept out of sight: a mute may keep them (NTF-16). */
export const hidesNotifications = (known: RelationshipEntity | undefined): boolean =>
  known !== undefined &&
  (known.blocking || known.domain_blocking || (known.muting && known.muting_notifications))

/**
 * Brings accounts back into sight: what left the lists with them stands again where it stood, unless it was
 * deleted meanwhile, or somebody else who is out of sight has a part in it.
 *
 * @param notifiers whose notifications come back
 */
export const bringBackAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    accounts: ReadonlySet<AccountId>,
    notifiers: ReadonlySet<AccountId> = accounts,
  ) => {
    const acts = takenFrom(session)
    if (accounts.size + notifiers.size === 0 || acts.length === 0) return
    for (const act of acts) {
      for (const id of accounts) act.accounts.delete(id)
      for (const id of notifiers) act.notifiers.delete(id)
    }
    const back = returning(get, session, acts)
    set(revealRowsAtom, session, back)
    // The latest first: an earlier one knows more of who stood beside whom.
    for (const act of acts) {
      set(bringThreadsBackAtom, session, act.threads, back.statuses)
      set(bringFoundBackAtom, session, act.searches, back.statuses)
    }
    forgetTaken(session, back)
  },
)

type Returning = Pick<TakenAway, 'statuses' | 'notifications'>

/** What nothing keeps away any longer, whichever act took it. */
function returning(get: Getter, session: Session, acts: readonly TakenAway[]): Returning {
  const isHidden = (id: AccountId) =>
    acts.some((act) => act.accounts.has(id)) ||
    isOutOfSight(get(serverRelationshipAtoms(session)(id)))
  const isSilenced = (id: AccountId) =>
    acts.some((act) => act.notifiers.has(id)) ||
    hidesNotifications(get(serverRelationshipAtoms(session)(id)))
  const statuses = acts.flatMap((act) => [...act.statuses])
  const notifications = acts.flatMap((act) => [...act.notifications])
  return {
    statuses: new Set(statuses.filter((id) => isInSight(get, session, id, isHidden))),
    notifications: new Set(
      notifications.filter((id) => {
        const record = get(notificationAtoms(session)(id))
        return record !== undefined && !isSilenced(record.account)
      }),
    ),
  }
}

const revealRowsAtom = atom(
  null,
  (get, set, session: Session, { statuses, notifications }: Returning) => {
    for (const key of timelineAtoms(session).getParams()) {
      const list = get(timelineAtoms(session)(key))
      set(writeWindowAtom, session, key, changeRows(list, { type: 'revealed', ids: statuses }))
    }
    const list = get(notificationsWindowAtom(session))
    set(writeNotificationsAtom, session, changeRows(list, { type: 'revealed', ids: notifications }))
  },
)

/** Whether a status is still known, and neither its author nor that of what it boosts is out of sight. */
function isInSight(
  get: Getter,
  session: Session,
  id: StatusId,
  isHidden: (id: AccountId) => boolean,
): boolean {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined || isHidden(status.account)) return false
  return status.reblog === null || isInSight(get, session, status.reblog, isHidden)
}
