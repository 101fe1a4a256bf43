import { atom } from 'jotai/vanilla'
import type { Page } from '@colonnade/api-client'
import type { StatusEntity } from '@colonnade/domain/entities'
import { countNew, findPlace, type Place } from '@colonnade/domain/places'
import {
  encodeTimelineKey,
  isKept,
  newestId,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { takeMarker } from '../markers/read-markers.ts'
import { arrivalAt, arrivalAtoms, AT_TOP, type Arrival } from '../places/arrival.ts'
import { askAround } from '../places/ask-around.ts'
import { placeOf } from '../places/places.ts'
import { untilNewest } from '../places/until-newest.ts'
import type { Session } from '../session.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { fetchPage } from './fetch-page.ts'
import { layColumnAtom, setLayoutAtom } from './lay-column.ts'
import { loadNewestAtom } from './load-page.ts'
import { settleTopAtom } from './report-view.ts'
import { takeAroundAtom } from './take-around.ts'
import { openColumns, timelineAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/**
 * Somebody comes to a column: it stands where they left it. What is held is shown at once; else the
 * pages around their place are asked for and drawn when they are there, so that nothing jumps. Whoever
 * left at the top, or whose place cannot be found, sees the newest posts.
 *
 * @param isUpToDate nothing newer has to be asked for: streams have told of it all
 * @see BY-31
 */
export const arriveAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, key: TimelineKey, isUpToDate: boolean) => {
    const own = placeOf(session, uuid, key)
    const marked = key === HOME ? takeMarker(session, 'home', own) : null
    if (marked === null) set(arriveAtPlaceAtom, session, uuid, key, own, isUpToDate)
    else void set(awaitMarkerAtom, session, uuid, key, marked, isUpToDate)
  },
)

/** Where other devices have read to is heard before anything is drawn (BY-13). */
const awaitMarkerAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    key: TimelineKey,
    marked: Promise<Place | null>,
    isUpToDate: boolean,
  ) => {
    const arrival: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), arrival)
    const place = await marked
    const isStill = openColumns(session).get(uuid) === key
    if (!isStill || session.store.get(arrivalAtoms(session)(uuid)) !== arrival) return
    set(arriveAtPlaceAtom, session, uuid, key, place, isUpToDate)
  },
)

const arriveAtPlaceAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    uuid: string,
    key: TimelineKey,
    place: Place | null,
    isUpToDate: boolean,
  ) => {
    if (place === null || place.isTop) {
      void set(arriveAtTopAtom, session, uuid, key, place, isUpToDate)
      return
    }
    const held = new Set<string | null>(get(timelineAtoms(session)(key)).items)
    const [anchor] = place.ids
    if (anchor !== undefined && held.has(anchor)) {
      set(arrivalAtoms(session)(uuid), AT_TOP)
      set(layColumnAtom, session, uuid)
      set(standAtom, session, uuid, key, place)
      if (!isUpToDate) void set(loadNewestAtom, session, key)
      return
    }
    if (isPagedById(key)) void set(goBackAtom, session, uuid, key, place)
    else void set(arriveAtTopAtom, session, uuid, key, place, isUpToDate)
  },
)

/** Favourites, bookmarks and pinned posts stand in another order than that of their ids. */
function isPagedById(key: TimelineKey): boolean {
  const params = parseTimelineKey(key)
  return !isKept(params) && !(params.kind === 'account' && params.show === 'pinned')
}

/** @param place where they left, for the line above it */
const arriveAtTopAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    key: TimelineKey,
    place: Place | null,
    isUpToDate: boolean,
  ) => {
    const arrivalAtom = arrivalAtoms(session)(uuid)
    const arrival: Arrival = { ...AT_TOP, leftAt: place?.ids[0] ?? null }
    set(arrivalAtom, arrival)
    set(layColumnAtom, session, uuid)
    set(settleTopAtom, session, key)
    if (!isUpToDate) await set(loadNewestAtom, session, key)
    const newest = newestId(session.store.get(timelineAtoms(session)(key)))
    const isSame = newest === arrival.leftAt
    if (isSame && session.store.get(arrivalAtom) === arrival) set(arrivalAtom, AT_TOP)
  },
)

/** Asks for what is around a place that is not held. */
const goBackAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, key: TimelineKey, place: Place) => {
    const arrival: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), arrival)
    const around = await askAround<StatusEntity>(place, (params) =>
      fetchPage(session.api, parseTimelineKey(key), params, { skipLoading: true, skipAlert: true }),
    )
    const isStill = () =>
      openColumns(session).get(uuid) === key &&
      session.store.get(arrivalAtoms(session)(uuid)) === arrival
    if (!isStill()) return
    const isCut = set(takeAnswerAtom, session, key, { place, ...around })
    if (isCut) await untilNewest(session, set(loadNewestAtom, session, key))
    if (!isStill()) return
    set(comeBackAtom, session, uuid, key, place)
  },
)

interface Answer {
  readonly place: Place
  readonly older: Page<StatusEntity> | null
  readonly newer: Page<StatusEntity> | null
}

/** @returns whether newer posts may exist than are held now */
const takeAnswerAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, answer: Answer) => {
    const { place, older, newer } = answer
    const ids = new Set<string>(
      [...(older?.items ?? []), ...(newer?.items ?? [])].map((one) => one.id),
    )
    const isFound = idOrder(session) !== undefined || place.ids.some((id) => ids.has(id))
    if (older !== null && isFound) set(takeAroundAtom, session, key, { place, older, newer })
    return (get(timelineAtoms(session)(key)).items[0] ?? null) === null
  },
)

const comeBackAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, key: TimelineKey, place: Place) => {
    set(arrivalAtoms(session)(uuid), AT_TOP)
    set(layColumnAtom, session, uuid)
    set(standAtom, session, uuid, key, place)
  },
)

/** Puts the reader of a column that is laid out to their place; to the top where it holds none. */
const standAtom = atom(
  null,
  (get, set, session: Session, uuid: string, key: TimelineKey, place: Place) => {
    const layout = get(columnLayoutAtoms(session)(uuid))
    const start = findPlace(layout.items, place, idOrder(session))
    if (start !== null) {
      const unread = countNew(layout.items, place.seen, start.id, idOrder(session))
      const isCut = layout.items[0] === null
      set(arrivalAtoms(session)(uuid), arrivalAt(start, unread > 0 || isCut))
      set(setLayoutAtom, session, uuid, { ...layout, unread })
      // Until the list tells how far it is from its top, nothing comes in above.
      set(columnViewAtoms(session)(uuid), {
        isAtTop: false,
        isNearTop: false,
        firstVisibleId: start.id,
        room: 0,
        isHeld: false,
      })
    }
    set(settleTopAtom, session, key)
  },
)
