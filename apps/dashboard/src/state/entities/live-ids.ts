import type { Getter } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { draftAtom } from '../compose/draft.ts'
import { listedMembers } from '../lists/list-members.ts'
import { notificationAtoms, notificationsWindowAtom } from '../notifications/notifications.ts'
import { keptForReturn } from '../out-of-sight/taken-away.ts'
import { listedPeople } from '../people-lists/people-lists.ts'
import { searchAtoms } from '../search/searches.ts'
import type { Session } from '../session.ts'
import { listedInThreads } from '../threads/listed-in-threads.ts'
import { columnLayoutAtoms } from '../timelines/column-list.ts'
import { openColumns, timelineAtoms } from '../timelines/timelines.ts'
import { modalStackAtom } from '../ui/modals.ts'
import { accountAtoms } from './accounts.ts'
import { pendingIntentAtoms } from './status-intents.ts'
import { serverStatusAtoms } from './statuses.ts'

export interface LiveIds {
  readonly statuses: ReadonlySet<StatusId>
  readonly accounts: ReadonlySet<AccountId>
}

/** Everything that is listed, shown, answered or waited for, with what it refers to. */
export function liveIds(get: Getter, session: Session): LiveIds {
  const searches = searchesOf(get, session)
  const kept = keptForReturn(session)
  const statuses = new Set<StatusId>([
    ...session.mounted,
    ...listedIds(get, session),
    ...wantedIds(get, session),
    ...listedInThreads(get, session),
    ...kept.statuses,
    ...searches.flatMap(({ statuses: found }) => found.items),
  ])
  const accounts = new Set<AccountId>([
    session.me,
    ...session.mountedAccounts,
    ...listedPeople(get, session),
    ...listedMembers(get, session),
    ...kept.accounts,
    ...searches.flatMap(({ accounts: found }) => found.items),
  ])
  for (const id of [...get(notificationsWindowAtom(session)).items, ...kept.notifications]) {
    const notification = id === null ? undefined : get(notificationAtoms(session)(id))
    if (notification === undefined) continue
    accounts.add(notification.account)
    if (notification.status !== null) statuses.add(notification.status)
  }
  // A set grows while it is walked: what a boost or a quote refers to is walked too.
  for (const id of statuses) {
    const status = get(serverStatusAtoms(session)(id))
    if (status?.reblog != null) statuses.add(status.reblog)
    if (status?.quote?.status != null) statuses.add(status.quote.status)
    if (status !== undefined) accounts.add(status.account)
  }
  for (const id of accounts) {
    const moved = get(accountAtoms(session)(id))?.moved ?? null
    if (moved !== null) accounts.add(moved)
  }
  return { statuses, accounts }
}

const searchesOf = (get: Getter, session: Session) =>
  [...searchAtoms(session).getParams()].map((uuid) => get(searchAtoms(session)(uuid)))

function listedIds(get: Getter, session: Session): StatusId[] {
  const windows = [...timelineAtoms(session).getParams()].flatMap(
    (key) => get(timelineAtoms(session)(key)).items,
  )
  const drawn = [...openColumns(session).keys()].flatMap(
    (uuid) => get(columnLayoutAtoms(session)(uuid)).items,
  )
  return [...windows, ...drawn].filter((id) => id !== null)
}

function wantedIds(get: Getter, session: Session): StatusId[] {
  const { inReplyTo } = get(draftAtom(session))
  const wished = [...pendingIntentAtoms(session).getParams()].filter(
    (id) => get(pendingIntentAtoms(session)(id)).length > 0,
  )
  const shown = session.app
    .get(modalStackAtom)
    .flatMap(({ modal }) =>
      'statusId' in modal && modal.statusId !== null && modal.accountKey === session.key
        ? [modal.statusId]
        : [],
    )
  return [...wished, ...shown, ...(inReplyTo === null ? [] : [inReplyTo])]
}
