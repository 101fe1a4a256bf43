import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { columnsAtom } from '../columns/columns.ts'
import { ingestRelationshipsAtom, serverRelationshipAtoms } from '../entities/accounts.ts'
import { getColumnsOfList } from '../list-columns/column-source.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import {
  getNotificationsName,
  getPeopleOfList,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { deskAtom } from '../notifications/desk.ts'
import {
  countClosedColumnsAtom,
  notificationRowsAtoms,
  unreadOfListAtoms,
} from '../notifications/notifications-list.ts'
import type { Session } from '../session.ts'
import { fetchPeopleAtom, isPersonShown } from './people-filter.ts'

/** Returns the lists of the account's columns that show chosen people only. */
function getPeopleLists({ app, key }: Session): ReadonlySet<NotificationsName> {
  const columns = app
    .get(columnsAtom)
    .filter(({ id, accountKey }) => id === 'NOTIFICATIONS' && accountKey === key)
  const names = columns.map(({ params }) => getNotificationsName(params))
  return new Set(names.filter((name) => getPeopleOfList(name).length > 0))
}

/** Updates the columns of a list after it, a relationship or the members of a list changed. */
const updateColumnsAtom = atom(null, (_get, set, session: Session, name: NotificationsName) => {
  set(fetchPeopleAtom, session, name)
  for (const uuid of getColumnsOfList(session, name)) set(computeRowsAtom, session, uuid)
  set(countClosedColumnsAtom, session, name)
})

/** Remembers a new follower whose relationship was fetched earlier. */
const markFollowerAtom = atom(null, (get, set, session: Session, id: AccountId) => {
  const known = get(serverRelationshipAtoms(session)(id))
  if (known?.followed_by === false)
    set(ingestRelationshipsAtom, session, [{ ...known, followed_by: true }])
})

/** Starts limiting notification columns to the people that were chosen. @returns stops it */
export function startNotificationDesk(session: Session): () => void {
  const { app, store } = session
  const watched = new Map<NotificationsName, () => void>()

  function watchList(name: NotificationsName): () => void {
    const update = () => store.set(updateColumnsAtom, session, name)
    const stops = [notificationRowsAtoms, unreadOfListAtoms].map((familyOf) =>
      store.sub(familyOf(session)(name), update),
    )
    update()
    return () => {
      for (const stop of stops) stop()
    }
  }

  function updateWatched(): void {
    const names = getPeopleLists(session)
    for (const [name, stop] of watched) {
      if (names.has(name)) continue
      watched.delete(name)
      stop()
    }
    for (const name of names) if (!watched.has(name)) watched.set(name, watchList(name))
  }

  store.set(deskAtom(session), {
    isShown: (get, name, record) => isPersonShown(get, session, name, record),
  })
  updateWatched()
  const stops = [
    app.sub(columnsAtom, updateWatched),
    session.streaming.subscribe({ stream: 'user' }, (event) => {
      if (event.type === 'notification' && event.notification.type === 'follow')
        store.set(markFollowerAtom, session, event.notification.account.id)
    }),
  ]
  return () => {
    for (const stop of [...stops, ...watched.values()]) stop()
  }
}
