import { atom } from 'jotai/vanilla'
import { askForPage, needsNewest, type ListState } from '@colonnade/domain/list'
import type { Place } from '@colonnade/domain/places'
import { beginRecallAtom } from '../last-seen/recall-seen.ts'
import { askOnceHeard, tryListAgain } from '../live-lists/list-follower.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { reduceSource } from '../live-lists/reduce-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { takeMarker } from '../markers/read-markers.ts'
import { type Arrival, arrivalAtoms, arrivalAtTop, AT_TOP } from '../places/arrival.ts'
import { askAround } from '../places/ask-around.ts'
import { placeOf } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
import { type AnyColumnSource, columnSourceAtoms, openColumns } from './column-source.ts'
import { layColumnAtom, setLayoutAtom } from './lay-column.ts'
import { settleTopAtom, standAtom } from './report-view.ts'

/** A column comes on screen, with nothing drawn yet. */
export const enterColumnAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, source: AnyColumnSource) => {
    openColumns(session).set(uuid, source)
    set(columnSourceAtoms(session)(uuid), source.name)
    set(source.columns.views(session)(uuid), TOP_VIEW)
    set(setLayoutAtom, session, uuid, source, EMPTY_LAYOUT)
  },
)

/** A column left the screen. */
export const leaveColumnAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openColumns(session).delete(uuid)
  set(columnSourceAtoms(session)(uuid), null)
})

/** Asks for what is newer, where that was not done already. */
type Refresh = () => Promise<unknown>

const noRefresh: Refresh = () => Promise.resolve()

/** Whether all that is new has been told of by streams: then nothing has to be asked for. */
export const isUpToDate = (list: ListState<string>): boolean =>
  list.isLoaded && list.isLive && list.items.length > 0 && !needsNewest(list)

/**
 * Somebody comes to a column: it stands where they left it. What is held is shown at once; else the
 * pages around their place are asked for and drawn when they are there, so that nothing jumps. Whoever
 * left at the top, or whose place cannot be found, sees the newest posts.
 *
 * @param isHeard nothing newer has to be asked for: streams have told of it all
 * @see BY-17, BY-31
 */
export const arriveAtom = atom(
  null,
  (get, set, session: Session, uuid: string, source: AnyColumnSource, isHeard: boolean) => {
    const own = placeOf(session, uuid, source.name)
    const marked = source.marker === null ? null : takeMarker(session, source.marker, own)
    const refresh = isHeard ? noRefresh : () => refreshList(session, source)
    const { isLoaded } = get(source.loadAtom)
    if (!isLoaded && set(beginRecallAtom, session, source.name))
      set(arriveBySeenAtom, session, uuid, source, own, marked)
    else if (marked === null) set(arriveAtPlaceAtom, session, uuid, source, own, refresh)
    else void set(awaitMarkerAtom, session, uuid, source, marked, refresh)
  },
)

/** What is kept of a column is shown while the server is asked: neither waits for the other. @see BY-17 */
const arriveBySeenAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    own: Place | null,
    marked: Promise<Place | null> | null,
  ) => {
    const { store } = session
    const pending: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), pending)
    const loaded = set(confirmAtom, session, source)
    const arrive = (place: Place | null) =>
      store.set(arriveAtPlaceAtom, session, uuid, source, place, () => loaded)
    import('./show-seen.ts').then(
      ({ showSeenAtom }) =>
        store.set(showSeenAtom, session, uuid, source, { own, marked, pending, arrive }),
      () => {
        store.set(recalledAtoms(session)(source.name), null)
        arrive(own)
      },
    )
  },
)

/** Asks for the newest page; where it does not come, once more later. */
const confirmAtom = atom(null, async (_get, set, session: Session, source: AnyColumnSource) => {
  const { name } = source
  const trouble = await askOnceHeard(session, name, () => refreshList(session, source))
  const isLeft = session.store.get(recalledAtoms(session)(name)) !== null
  if (trouble !== null && isLeft) tryListAgain(session, name, trouble)
  else set(settleTopAtom, session, source)
})

/** Whether a column still shows what it was opened for, and nobody has come to it since. */
const isStill = (session: Session, uuid: string, source: AnyColumnSource, arrival: Arrival) =>
  openColumns(session).get(uuid)?.name === source.name &&
  session.store.get(arrivalAtoms(session)(uuid)) === arrival

/** Where other devices have read to is heard before anything is drawn (BY-13). */
const awaitMarkerAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    marked: Promise<Place | null>,
    refresh: Refresh,
  ) => {
    const arrival: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), arrival)
    const place = await marked
    if (isStill(session, uuid, source, arrival))
      set(arriveAtPlaceAtom, session, uuid, source, place, refresh)
  },
)

const arriveAtPlaceAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    place: Place | null,
    refresh: Refresh,
  ) => {
    const [anchor] = place?.ids ?? []
    const isHeld = anchor !== undefined && get(source.listAtom).items.includes(anchor)
    if (place === null || place.isTop) {
      void set(arriveAtTopAtom, session, uuid, source, place, refresh)
    } else if (isHeld) {
      set(comeBackAtom, session, uuid, source, place)
      void refresh()
      // Only what stands in the order of time is paged by ids.
    } else if (source.order === 'time') void set(goBackAtom, session, uuid, source, place)
    else void set(arriveAtTopAtom, session, uuid, source, place, refresh)
  },
)

/** @param place where they left, for the line above it */
const arriveAtTopAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    place: Place | null,
    refresh: Refresh,
  ) => {
    const { store } = session
    const arrivalAtom = arrivalAtoms(session)(uuid)
    const arrival: Arrival = arrivalAtTop(session, place)
    set(arrivalAtom, arrival)
    set(layColumnAtom, session, uuid)
    set(settleTopAtom, session, source)
    await refresh()
    const newest = source.getRows(store.get).find((id) => id !== null) ?? null
    if (newest === arrival.leftAt && store.get(arrivalAtom) === arrival) set(arrivalAtom, AT_TOP)
  },
)

/** Asks for what is around a place that is not held. */
const goBackAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, source: AnyColumnSource, place: Place) => {
    const arrival: Arrival = { ...AT_TOP, isPending: true }
    set(arrivalAtoms(session)(uuid), arrival)
    const asked = askForPage(get(source.listAtom), { kind: 'around' })
    if (asked !== null) source.write(get, set, asked.list)
    const request = asked?.request.id ?? 0
    const isHere = () => isStill(session, uuid, source, arrival)
    const [around, taker] = await Promise.all([
      askAround(place, (params) => source.fetch(params, { skipLoading: true, skipAlert: true })),
      // Nearly every start is at the top, or finds the place among what is held.
      import('./take-around.ts').catch(() => null),
    ])
    const isSame = await taker?.takeAround(session, source, { place, request, around, isHere })
    if (taker === null) set(failRequestAtom, session, source, request)
    if (!isHere()) return
    if (isSame === true) set(comeBackAtom, session, uuid, source, place)
    else {
      const refresh = () => refreshList(session, source)
      void set(arriveAtTopAtom, session, uuid, source, null, refresh)
    }
  },
)

const failRequestAtom = atom(
  null,
  (get, set, session: Session, source: AnyColumnSource, request: number) =>
    reduceSource(get, set, session, source, { type: 'failed', request }),
)

const comeBackAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, source: AnyColumnSource, place: Place) => {
    set(arrivalAtoms(session)(uuid), AT_TOP)
    set(layColumnAtom, session, uuid)
    set(standAtom, session, uuid, source, place)
  },
)
