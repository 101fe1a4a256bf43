import { atom } from 'jotai/vanilla'
import type { Page } from '@colonnade/api-client'
import { getNotifications } from '@colonnade/api-client/endpoints'
import {
  compareIds,
  type NotificationEntity,
  type NotificationId,
} from '@colonnade/domain/entities'
import { askForPage, reduceList, settleAround } from '@colonnade/domain/list'
import { countNew, findPlace, type Place } from '@colonnade/domain/places'
import { parseDate } from '@colonnade/domain/time'
import { idOrder } from '../entities/id-order.ts'
import { beginRecallAtom } from '../last-seen/recall-seen.ts'
import { askOnceHeard } from '../live-lists/list-follower.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { takeMarker } from '../markers/read-markers.ts'
import {
  type Arrival,
  arrivalAt,
  arrivalAtoms,
  arrivalAtTop,
  AT_TOP,
  wasAway,
} from '../places/arrival.ts'
import { askAround, isFullNewer } from '../places/ask-around.ts'
import { placeOf } from '../places/keep-places.ts'
import { untilNewest } from '../places/until-newest.ts'
import type { Session } from '../session.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'
import {
  layNotificationsAtom,
  notificationLayoutAtoms,
  notificationViewAtoms,
  openNotificationColumns,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { ingestNotificationsAtom, typeChoice } from './place-notifications.ts'
import { settleNotificationsAtom } from './settle-notifications.ts'

/** Somebody comes to the notifications: they stand where they left them, as in a timeline. @see BY-31 */
export const arriveAtNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const own = placeOf(session, uuid, NOTIFICATIONS_LIST)
  const marked = takeMarker(session, 'notifications', own)
  const { isLoaded } = session.store.get(notificationsLoadAtom(session))
  if (!isLoaded && set(beginRecallAtom, session, NOTIFICATIONS_LIST))
    set(arriveBySeenAtom, session, uuid, own, marked)
  else if (marked === null) set(arriveAtPlaceAtom, session, uuid, own)
  else void set(awaitMarkerAtom, session, uuid, marked)
})

/** As in a timeline: what is kept is shown while the server is asked. @see BY-17 */
const arriveBySeenAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    uuid: string,
    own: Place | null,
    marked: Promise<Place | null> | null,
  ) => {
    const { store } = session
    const pending: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), pending)
    const loaded = askOnceHeard(session, NOTIFICATIONS_LIST, () =>
      set(loadNewestNotificationsAtom, session),
    )
    const arrive = (place: Place | null) =>
      store.set(arriveAtPlaceAtom, session, uuid, place, loaded)
    import('./show-seen-notifications.ts').then(
      ({ showSeenNotificationsAtom }) =>
        store.set(showSeenNotificationsAtom, session, uuid, { own, marked, pending, arrive }),
      () => {
        store.set(recalledAtoms(session)(NOTIFICATIONS_LIST), null)
        arrive(own)
      },
    )
  },
)

/** Where other devices have read to is heard before anything is drawn (BY-13). */
const awaitMarkerAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, marked: Promise<Place | null>) => {
    const arrival: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), arrival)
    const place = await marked
    const isStill = openNotificationColumns(session).has(uuid)
    if (!isStill || session.store.get(arrivalAtoms(session)(uuid)) !== arrival) return
    set(arriveAtPlaceAtom, session, uuid, place)
  },
)

const arriveAtPlaceAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    uuid: string,
    place: Place | null,
    loaded: Promise<unknown> | null = null,
  ) => {
    set(arrivalAtoms(session)(uuid), AT_TOP)
    if (place === null || place.isTop) {
      void set(arriveAtTopAtom, session, uuid, place, loaded)
      return
    }
    set(layNotificationsAtom, session, uuid)
    const isThere = set(standAtom, session, uuid, place)
    if (isThere && loaded === null) void set(loadNewestNotificationsAtom, session)
    else if (!isThere) void set(goBackAtom, session, uuid, place)
  },
)

const arriveAtTopAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    place: Place | null,
    loaded: Promise<unknown> | null,
  ) => {
    const arrivalAtom = arrivalAtoms(session)(uuid)
    const arrival: Arrival = arrivalAtTop(session, place)
    set(arrivalAtom, arrival)
    set(layNotificationsAtom, session, uuid)
    set(settleNotificationsAtom, session)
    const { isLoaded } = session.store.get(notificationsLoadAtom(session))
    await (loaded ?? (isLoaded ? null : set(loadNewestNotificationsAtom, session)))
    const { items } = session.store.get(notificationLayoutAtoms(session)(uuid))
    const isSame = items[0] === arrival.leftAt
    if (isSame && session.store.get(arrivalAtom) === arrival) set(arrivalAtom, AT_TOP)
  },
)

const goBackAtom = atom(null, async (get, set, session: Session, uuid: string, place: Place) => {
  const arrival: Arrival = { ...AT_TOP, isPending: true }
  set(arrivalAtoms(session)(uuid), arrival)
  const { leftOut, isShown } = typeChoice(get, session)
  const request = set(askAroundAtom, session)
  const around = await askAround<NotificationEntity>(place, (params) =>
    session.api.page(
      getNotifications,
      { ...params, ...leftOut },
      { skipLoading: true, skipAlert: true },
    ),
  )
  const isStill = () =>
    openNotificationColumns(session).has(uuid) &&
    session.store.get(arrivalAtoms(session)(uuid)) === arrival
  const isSame = isAwaited(session, request)
  if (!isStill()) return set(dropAroundAtom, session, request)
  // It has begun anew, at its top: what was asked for is another list's.
  if (!isSame) return await set(arriveAtTopAtom, session, uuid, null, null)
  const shown = (page: Told | null) => page && { ...page, items: page.items.filter(isShown) }
  const isCut = set(
    takeAnswerAtom,
    session,
    { place, request },
    shown(around.older),
    shown(around.newer),
  )
  if (isCut) await untilNewest(session, set(loadNewestNotificationsAtom, session))
  if (!isStill()) return
  set(comeBackAtom, session, uuid, place)
})

const comeBackAtom = atom(null, (_get, set, session: Session, uuid: string, place: Place) => {
  set(arrivalAtoms(session)(uuid), AT_TOP)
  set(layNotificationsAtom, session, uuid)
  set(standAtom, session, uuid, place)
})

type Told = Page<NotificationEntity>

interface Asked {
  readonly place: Place
  readonly request: number
}

/** @returns the id of the request */
const askAroundAtom = atom(null, (get, set, session: Session): number => {
  const asked = askForPage(get(notificationsWindowAtom(session)), { kind: 'around' })
  if (asked === null) return 0
  set(writeNotificationsAtom, session, asked.list)
  return asked.request.id
})

const dropAroundAtom = atom(null, (get, set, session: Session, request: number) => {
  const list = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, reduceList(list, { type: 'failed', request }))
})

const isAwaited = (session: Session, request: number): boolean =>
  session.store.get(notificationsWindowAtom(session)).requests.some(({ id }) => id === request)

/** @returns whether newer notifications may exist than are held now */
const takeAnswerAtom = atom(
  null,
  (get, set, session: Session, asked: Asked, older: Told | null, newer: Told | null) => {
    const { place, request } = asked
    const told = [...(older?.items ?? []), ...(newer?.items ?? [])]
    const ids = new Set<string>(told.map(({ id }) => id))
    const isFound = idOrder(session) !== undefined || place.ids.some((id) => ids.has(id))
    if (older !== null && isFound) {
      set(ingestNotificationsAtom, session, told)
      set(takeAroundAtom, session, asked, older, newer)
    } else set(dropAroundAtom, session, request)
    return (get(notificationsWindowAtom(session)).items[0] ?? null) === null
  },
)

const takeAroundAtom = atom(
  null,
  (get, set, session: Session, { place, request }: Asked, older: Told, newer: Told | null) => {
    const idsOf = (page: Told): readonly NotificationId[] => page.items.map(({ id }) => id)
    const told = [...older.items, ...(newer?.items ?? [])]
    const madeAt = new Map(told.map(({ id, created_at }) => [id, parseDate(created_at)]))
    const byAge = (a: NotificationId, b: NotificationId) =>
      (madeAt.get(a) ?? 0) - (madeAt.get(b) ?? 0)
    const joined = settleAround(
      get(notificationsWindowAtom(session)),
      request,
      {
        older: { ids: idsOf(older), hasNext: older.next !== null },
        newer: newer === null ? null : { ids: idsOf(newer), isFull: isFullNewer(newer) },
        known: [...place.ids, ...place.above],
      },
      idOrder(session) === undefined ? byAge : compareIds,
    )
    const found = findPlace(joined.items, place, idOrder(session))
    const unread =
      found === null ? 0 : countNew(joined.items, place.seen, found.id, idOrder(session))
    set(writeNotificationsAtom, session, { ...joined, unread })
    set(notificationsLoadAtom(session), { ...NOT_LOADED, isLoaded: true })
  },
)

/** @returns whether the column holds the place */
const standAtom = atom(null, (get, set, session: Session, uuid: string, place: Place): boolean => {
  const layout = get(notificationLayoutAtoms(session)(uuid))
  const start = findPlace(layout.items, place, idOrder(session))
  if (start === null) {
    set(settleNotificationsAtom, session)
    return false
  }
  const { items } = get(notificationsWindowAtom(session))
  const isNew = countNew(items, place.seen, start.id, idOrder(session)) > 0 || items[0] === null
  set(arrivalAtoms(session)(uuid), arrivalAt(start, isNew && wasAway(session, place)))
  set(notificationViewAtoms(session)(uuid), {
    isAtTop: false,
    isNearTop: false,
    firstVisibleId: start.id,
    room: 0,
    isHeld: false,
  })
  set(settleNotificationsAtom, session)
  return true
})
