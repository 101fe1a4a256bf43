import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity, StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import { serverRelationshipAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { isByAnyOf, serverStatusAtoms } from '../entities/statuses.ts'
import { keepSoon } from '../last-seen/keep-soon.ts'
import { writeNotificationsAtom } from '../notifications/notifications-list.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { removeNotificationsOfAtom } from '../notifications/place-notifications.ts'
import { bringFoundBackAtom, foundLists, removeFoundStatusesOfAtom } from '../search/searches.ts'
import type { Session } from '../session.ts'
import {
  bringThreadsBackAtom,
  removeThreadStatusesOfAtom,
} from '../threads/remove-thread-statuses.ts'
import { threadAtoms } from '../threads/threads.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import {
  forgetTaken,
  rememberTaken,
  removeAccountStatusesAtom,
  type TakenAway,
  takenFrom,
} from './remove-statuses.ts'

/**
 * Takes accounts out of sight: what they wrote, boosts of it, and their notifications (TL-14, TL-15, TH-09).
 *
 * @param notifiers whose notifications leave: a mute may keep them (NTF-16)
 */
export const takeAwayAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    accounts: ReadonlySet<AccountId>,
    notifiers: ReadonlySet<AccountId> = accounts,
  ) => {
    if (accounts.size + notifiers.size === 0) return
    const taken = stateOf(get, session, accounts, notifiers)
    if (taken.statuses.size + taken.notifications.size === 0) return
    rememberTaken(session, taken)
    const keys = timelineAtoms(session).getParams()
    set(removeAccountStatusesAtom, session, accounts, keys, 'hidden')
    set(removeThreadStatusesOfAtom, session, accounts)
    set(removeFoundStatusesOfAtom, session, accounts)
    set(removeNotificationsOfAtom, session, notifiers)
    keepSoon(session).ask()
  },
)

/** How all lists stand, and what of them goes with these accounts. */
function stateOf(
  get: Getter,
  session: Session,
  accounts: ReadonlySet<AccountId>,
  notifiers: ReadonlySet<AccountId>,
): TakenAway {
  const timelines = mapOf(timelineAtoms(session), (one) => get(one).items)
  const threads = mapOf(threadAtoms(session), get)
  const searches = mapOf(foundLists.statuses.atoms(session), get)
  const notificationItems = get(notificationsWindowAtom(session)).items
  const listed: readonly (StatusId | null)[] = [
    ...[...timelines.values()].flat(),
    ...[...threads.entries()].flatMap(([id, one]) => [id, ...one.ancestors, ...one.descendants]),
    ...[...searches.values()].flatMap(({ items }) => items),
  ]
  const told = notificationItems.filter((id) => id !== null)
  const isTheirs = (id: StatusId | null) => id !== null && isByAnyOf(get, session, id, accounts)
  return {
    accounts: new Set(accounts),
    notifiers: new Set(notifiers),
    statuses: new Set(
      listed.filter((id) => id !== null && isTheirs(id)).filter((id) => id !== null),
    ),
    notifications: new Set(
      told.filter((id) => {
        const from = get(notificationAtoms(session)(id))?.account
        return from !== undefined && notifiers.has(from)
      }),
    ),
    threads,
    searches,
  }
}

interface Family<Key, One> {
  (key: Key): One
  readonly getParams: () => Iterable<Key>
}

function mapOf<Key, One, Value>(family: Family<Key, One>, read: (one: One) => Value) {
  return new Map([...family.getParams()].map((key) => [key, read(family(key))] as const))
}

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
