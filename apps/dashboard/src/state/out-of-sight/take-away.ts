import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { notificationAtoms } from '../entities/notifications.ts'
import { isByAnyOf } from '../entities/statuses.ts'
import { keepSoon } from '../last-seen/keep-soon.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { removeNotificationsOfAtom } from '../notifications/place-notifications.ts'
import { removeFoundStatusesOfAtom } from '../search/remove-findings.ts'
import { searchAtoms } from '../search/searches.ts'
import type { Session } from '../session.ts'
import { removeThreadStatusesOfAtom } from '../threads/remove-thread-statuses.ts'
import { threadAtoms } from '../threads/threads.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { removeAccountStatusesAtom } from './remove-statuses.ts'
import { rememberTaken, type TakenAway } from './taken-away.ts'

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
  const searches = mapOf(searchAtoms(session), get)
  const notificationItems = get(notificationsWindowAtom(session)).items
  const listed: readonly (StatusId | null)[] = [
    ...[...timelines.values()].flat(),
    ...[...threads.entries()].flatMap(([id, one]) => [id, ...one.ancestors, ...one.descendants]),
    ...[...searches.values()].flatMap(({ statuses }) => statuses.items),
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
