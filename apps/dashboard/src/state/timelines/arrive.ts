import { atom } from 'jotai/vanilla'
import type { Page } from '@colonnade/api-client'
import type { StatusEntity } from '@colonnade/domain/entities'
import { askForPage, newestRow, reduceList } from '@colonnade/domain/list'
import type { Place } from '@colonnade/domain/places'
import {
  encodeTimelineKey,
  isKept,
  parseTimelineKey,
  type TimelineKey,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { beginRecallAtom } from '../last-seen/recall-seen.ts'
import { askOnceHeard, tryTimelineAgain } from '../live-lists/list-follower.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { takeMarker } from '../markers/read-markers.ts'
import { type Arrival, arrivalAtoms, arrivalAtTop, AT_TOP } from '../places/arrival.ts'
import { askAround } from '../places/ask-around.ts'
import { placeOf } from '../places/keep-places.ts'
import { untilNewest } from '../places/until-newest.ts'
import type { Session } from '../session.ts'
import { fetchPage } from './fetch-page.ts'
import { layColumnAtom, writeWindowAtom } from './lay-columns.ts'
import { settleTopAtom, standAtom } from './report-view.ts'
import { loadNewestAtom, refreshTimelineAtom } from './timeline-source.ts'
import { openColumns, timelineAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/**
 * Somebody comes to a column: it stands where they left it. What is held is shown at once; else the
 * pages around their place are asked for and drawn when they are there, so that nothing jumps. Whoever
 * left at the top, or whose place cannot be found, sees the newest posts.
 *
 * @param isUpToDate nothing newer has to be asked for: streams have told of it all
 * @see BY-17, BY-31
 */
export const arriveAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, key: TimelineKey, isUpToDate: boolean) => {
    const own = placeOf(session, uuid, key)
    const marked = key === HOME ? takeMarker(session, 'home', own) : null
    const refresh = isUpToDate ? noRefresh : () => set(loadNewestAtom, session, key)
    if (!isUpToDate && set(beginRecallAtom, session, key))
      set(arriveBySeenAtom, session, uuid, key, own, marked)
    else if (marked === null) set(arriveAtPlaceAtom, session, uuid, key, own, refresh)
    else void set(awaitMarkerAtom, session, uuid, key, marked, refresh)
  },
)

const noRefresh = () => Promise.resolve()

/** Asks for what is newer, where that was not done already. */
type Refresh = () => Promise<unknown>

/** What is kept of a column is shown while the server is asked: neither waits for the other. @see BY-17 */
const arriveBySeenAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    uuid: string,
    key: TimelineKey,
    own: Place | null,
    marked: Promise<Place | null> | null,
  ) => {
    const { store } = session
    const pending: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), pending)
    const loaded = set(confirmAtom, session, key)
    const arrive = (place: Place | null) =>
      store.set(arriveAtPlaceAtom, session, uuid, key, place, () => loaded)
    import('./show-seen-timeline.ts').then(
      ({ showSeenTimelineAtom }) =>
        store.set(showSeenTimelineAtom, session, uuid, key, { own, marked, pending, arrive }),
      () => {
        store.set(recalledAtoms(session)(key), null)
        arrive(own)
      },
    )
  },
)

/** Asks for the newest page; where it does not come, once more later. */
const confirmAtom = atom(null, async (_get, set, session: Session, key: TimelineKey) => {
  const trouble = await askOnceHeard(session, key, () => set(refreshTimelineAtom, session, key))
  const isLeft = session.store.get(recalledAtoms(session)(key)) !== null
  if (trouble !== null && isLeft) tryTimelineAgain(session, key, trouble)
  else set(settleTopAtom, session, key)
})

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
    refresh: Refresh,
  ) => {
    const arrival: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), arrival)
    const place = await marked
    const isStill = openColumns(session).get(uuid) === key
    if (!isStill || session.store.get(arrivalAtoms(session)(uuid)) !== arrival) return
    set(arriveAtPlaceAtom, session, uuid, key, place, refresh)
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
    refresh: Refresh,
  ) => {
    if (place === null || place.isTop) {
      void set(arriveAtTopAtom, session, uuid, key, place, refresh)
      return
    }
    const held = new Set<string | null>(get(timelineAtoms(session)(key)).items)
    const [anchor] = place.ids
    if (anchor !== undefined && held.has(anchor)) {
      set(arrivalAtoms(session)(uuid), AT_TOP)
      set(layColumnAtom, session, uuid)
      set(standAtom, session, uuid, key, place)
      void refresh()
      return
    }
    if (isPagedById(key)) void set(goBackAtom, session, uuid, key, place)
    else void set(arriveAtTopAtom, session, uuid, key, place, refresh)
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
    refresh: Refresh,
  ) => {
    const arrivalAtom = arrivalAtoms(session)(uuid)
    const arrival: Arrival = arrivalAtTop(session, place)
    set(arrivalAtom, arrival)
    set(layColumnAtom, session, uuid)
    set(settleTopAtom, session, key)
    await refresh()
    const newest = newestRow(session.store.get(timelineAtoms(session)(key)))
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
    const request = set(askAroundAtom, session, key)
    const [around, taker] = await Promise.all([
      askAround<StatusEntity>(place, (params) =>
        fetchPage(session.api, parseTimelineKey(key), params, {
          skipLoading: true,
          skipAlert: true,
        }),
      ),
      loadTaker(),
    ])
    const isStill = () =>
      openColumns(session).get(uuid) === key &&
      session.store.get(arrivalAtoms(session)(uuid)) === arrival
    const answer = { place, request, taker, ...around }
    const isCut = set(takeAnswerAtom, session, key, answer, isStill())
    if (!isStill()) return
    if (isCut) await untilNewest(session, set(loadNewestAtom, session, key))
    if (!isStill()) return
    set(comeBackAtom, session, uuid, key, place)
  },
)

/** Nearly every start is at the top, or finds the place among what is held. */
const loadTaker = () => import('./take-around.ts').catch(() => null)

/** @returns the id of the request */
const askAroundAtom = atom(null, (get, set, session: Session, key: TimelineKey): number => {
  const asked = askForPage(get(timelineAtoms(session)(key)), { kind: 'around' })
  if (asked === null) return 0
  set(writeWindowAtom, session, key, asked.list)
  return asked.request.id
})

interface Answer {
  readonly place: Place
  readonly request: number
  readonly taker: Awaited<ReturnType<typeof loadTaker>>
  readonly older: Page<StatusEntity> | null
  readonly newer: Page<StatusEntity> | null
}

/** @returns whether newer posts may exist than are held now */
const takeAnswerAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, answer: Answer, isWanted: boolean) => {
    const { place, request, taker, older, newer } = answer
    const ids = new Set<string>(
      [...(older?.items ?? []), ...(newer?.items ?? [])].map((one) => one.id),
    )
    const isFound = idOrder(session) !== undefined || place.ids.some((id) => ids.has(id))
    const listAtom = timelineAtoms(session)(key)
    if (isWanted && taker !== null && older !== null && isFound)
      set(taker.takeAroundAtom, session, key, { place, request, older, newer })
    else set(writeWindowAtom, session, key, reduceList(get(listAtom), { type: 'failed', request }))
    return (get(listAtom).items[0] ?? null) === null
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
