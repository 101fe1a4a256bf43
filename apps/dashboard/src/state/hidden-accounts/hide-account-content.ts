import { atom, type Getter } from 'jotai/vanilla'
import type { AccountId, RelationshipEntity, StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import { serverRelationshipAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { isByAnyAccount, serverStatusAtoms } from '../entities/statuses.ts'
import { getListedNotifications } from '../notifications/notifications.ts'
import {
  removeAccountNotificationsAtom,
  revealNotificationsAtom,
} from '../notifications/update-notifications.ts'
import {
  restoreFoundStatusesAtom,
  foundLists,
  removeFoundAccountStatusesAtom,
} from '../search/searches.ts'
import type { Session } from '../session.ts'
import {
  restoreThreadStatusesAtom,
  removeThreadAccountStatusesAtom,
} from '../threads/remove-thread-statuses.ts'
import { threadAtoms } from '../threads/threads.ts'
import { getCacheWriter } from '../timeline-cache/request-cache-write.ts'
import { writeTimelineAtom } from '../timelines/schedule-recompute.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import {
  removeHiddenContent,
  addHiddenContent,
  removeAccountStatusesAtom,
  type HiddenContent,
  getHiddenContents,
} from './remove-statuses.ts'

/**
 * Hides the content of accounts: their posts, boosts of them, and their notifications (TL-14, TL-15, TH-09).
 *
 * @param notifiers accounts whose notifications are hidden: a mute may keep them (NTF-16)
 */
export const hideAccountContentAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    accounts: ReadonlySet<AccountId>,
    notifiers: ReadonlySet<AccountId> = accounts,
  ) => {
    if (accounts.size + notifiers.size === 0) return
    const hidden = collectHiddenContent(get, session, accounts, notifiers)
    if (hidden.statuses.size + hidden.notifications.size === 0) return
    addHiddenContent(session, hidden)
    const keys = timelineAtoms(session).getParams()
    set(removeAccountStatusesAtom, session, accounts, keys, 'hidden')
    set(removeThreadAccountStatusesAtom, session, accounts)
    set(removeFoundAccountStatusesAtom, session, accounts)
    set(removeAccountNotificationsAtom, session, notifiers)
    getCacheWriter(session).requestWrite()
  },
)

/** Returns the state of all lists, and the rows of them that the accounts' content takes. */
function collectHiddenContent(
  get: Getter,
  session: Session,
  accounts: ReadonlySet<AccountId>,
  notifiers: ReadonlySet<AccountId>,
): HiddenContent {
  const timelines = mapFamily(timelineAtoms(session), (one) => get(one).items)
  const threads = mapFamily(threadAtoms(session), get)
  const searches = mapFamily(foundLists.statuses.atoms(session), get)
  const listed: readonly (StatusId | null)[] = [
    ...[...timelines.values()].flat(),
    ...[...threads.entries()].flatMap(([id, one]) => [id, ...one.ancestors, ...one.descendants]),
    ...[...searches.values()].flatMap(({ items }) => items),
  ]
  const listedNotifications = getListedNotifications(get, session)
  const isByAccounts = (id: StatusId | null) =>
    id !== null && isByAnyAccount(get, session, id, accounts)
  return {
    accounts: new Set(accounts),
    notifiers: new Set(notifiers),
    statuses: new Set(
      listed.filter((id) => id !== null && isByAccounts(id)).filter((id) => id !== null),
    ),
    notifications: new Set(
      listedNotifications.filter((id) => {
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

function mapFamily<Key, One, Value>(family: Family<Key, One>, read: (one: One) => Value) {
  return new Map([...family.getParams()].map((key) => [key, read(family(key))] as const))
}

/** Returns whether an account's content is hidden. */
export const isAccountHidden = (known: RelationshipEntity | undefined): boolean =>
  known !== undefined && (known.blocking || known.muting || known.domain_blocking)

/** Returns whether an account's notifications are hidden: a mute may keep them (NTF-16). */
export const areNotificationsHidden = (known: RelationshipEntity | undefined): boolean =>
  known !== undefined &&
  (known.blocking || known.domain_blocking || (known.muting && known.muting_notifications))

/**
 * Restores the content of accounts in its former position in each list, unless it was deleted since or involves
 * another hidden account.
 *
 * @param notifiers accounts whose notifications are restored
 */
export const restoreAccountContentAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    accounts: ReadonlySet<AccountId>,
    notifiers: ReadonlySet<AccountId> = accounts,
  ) => {
    const hiddenContents = getHiddenContents(session)
    if (accounts.size + notifiers.size === 0 || hiddenContents.length === 0) return
    for (const hidden of hiddenContents) {
      for (const id of accounts) hidden.accounts.delete(id)
      for (const id of notifiers) hidden.notifiers.delete(id)
    }
    const restored = findRestoredContent(get, session, hiddenContents)
    set(revealRowsAtom, session, restored)
    // The latest first, because an earlier one knows more neighbours of each row.
    for (const hidden of hiddenContents) {
      set(restoreThreadStatusesAtom, session, hidden.threads, restored.statuses)
      set(restoreFoundStatusesAtom, session, hidden.searches, restored.statuses)
    }
    removeHiddenContent(session, restored)
  },
)

type RestoredContent = Pick<HiddenContent, 'statuses' | 'notifications'>

/** Returns the content that no account hides any more, from all recorded removals. */
function findRestoredContent(
  get: Getter,
  session: Session,
  hiddenContents: readonly HiddenContent[],
): RestoredContent {
  const isHidden = (id: AccountId) =>
    hiddenContents.some((hidden) => hidden.accounts.has(id)) ||
    isAccountHidden(get(serverRelationshipAtoms(session)(id)))
  const isSilenced = (id: AccountId) =>
    hiddenContents.some((hidden) => hidden.notifiers.has(id)) ||
    areNotificationsHidden(get(serverRelationshipAtoms(session)(id)))
  const statuses = hiddenContents.flatMap((hidden) => [...hidden.statuses])
  const notifications = hiddenContents.flatMap((hidden) => [...hidden.notifications])
  return {
    statuses: new Set(statuses.filter((id) => isStatusVisible(get, session, id, isHidden))),
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
  (get, set, session: Session, { statuses, notifications }: RestoredContent) => {
    for (const key of timelineAtoms(session).getParams()) {
      const list = get(timelineAtoms(session)(key))
      set(writeTimelineAtom, session, key, changeRows(list, { type: 'revealed', ids: statuses }))
    }
    set(revealNotificationsAtom, session, notifications)
  },
)

/** Returns whether a status is known, and neither its author nor the author of what it boosts is hidden. */
function isStatusVisible(
  get: Getter,
  session: Session,
  id: StatusId,
  isHidden: (id: AccountId) => boolean,
): boolean {
  const status = get(serverStatusAtoms(session)(id))
  if (status === undefined || isHidden(status.account)) return false
  return status.reblog === null || isStatusVisible(get, session, status.reblog, isHidden)
}
