import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { columnsAtom } from '../columns/columns.ts'
import { ingestRelationshipsAtom, serverRelationshipAtoms } from '../entities/accounts.ts'
import { getColumnsOfList, openColumns } from '../list-columns/column-source.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import {
  getNotificationsName,
  getPeopleOfList,
  isNotificationsList,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import {
  countClosedColumnsAtom,
  notificationRowsAtoms,
  unreadOfListAtoms,
} from '../notifications/notifications-list.ts'
import { rowRulesAtom, marksAtom } from '../notifications/row-rules.ts'
import type { Session } from '../session.ts'
import { arrangeRows, fetchedAtom } from './arrange-rows.ts'
import { scheduleFetchAtom } from './fetch-marked.ts'
import { rowRulesTimeAtom, loadMarksAtom, startMarks } from './marks.ts'
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

/** Updates the open columns after marks changed. */
const arrangeOpenColumnsAtom = atom(null, (_get, set, session: Session) => {
  for (const [uuid, { name }] of openColumns(session))
    if (isNotificationsList(name)) set(computeRowsAtom, session, uuid)
  set(scheduleFetchAtom, session)
})

/** Loads what decides which notifications the columns of an account show. Does nothing once it is loaded. */
export const loadRowRulesAtom = atom(null, (get, set, session: Session) => {
  if (get(rowRulesAtom(session)) !== null) return
  set(loadMarksAtom, session)
  set(rowRulesAtom(session), {
    isShown: (getAtom, name, record) => isPersonShown(getAtom, session, name, record),
    arrange: (getAtom, uuid, name) => arrangeRows(getAtom, session, uuid, name),
  })
})

/** Starts limiting notification columns to the chosen people, and arranging them by marks. @returns stops it */
export function startNotificationRules(session: Session): () => void {
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

  const arrange = () => store.set(arrangeOpenColumnsAtom, session)
  store.set(loadRowRulesAtom, session)
  updateWatched()
  arrange()
  const stops = [
    app.sub(columnsAtom, updateWatched),
    ...[marksAtom, rowRulesTimeAtom, fetchedAtom].map((atomOf) =>
      store.sub(atomOf(session), arrange),
    ),
    startMarks(session),
    session.streaming.subscribe({ stream: 'user' }, (event) => {
      if (event.type === 'notification' && event.notification.type === 'follow')
        store.set(markFollowerAtom, session, event.notification.account.id)
    }),
  ]
  return () => {
    for (const stop of [...stops, ...watched.values()]) stop()
  }
}
