import { atom } from 'jotai/vanilla'
import { getOwnerUuid } from '@colonnade/domain/columns'
import { createPageRequest, needsNewest, type ListState } from '@colonnade/domain/list'
import type { ScrollPosition } from '@colonnade/domain/scroll-positions'
import { applyListEvent } from '../live-lists/apply-list-event.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { requestWhenLive, scheduleListRetry } from '../live-lists/timeline-updater.ts'
import { consumeMarker } from '../markers/fetch-markers.ts'
import { fetchAround } from '../scroll-positions/fetch-around.ts'
import {
  type OpeningPosition,
  openingPositionAtoms,
  createTopPosition,
  AT_TOP,
} from '../scroll-positions/opening-position.ts'
import { getScrollPosition } from '../scroll-positions/save-scroll-positions.ts'
import type { Session } from '../session.ts'
import { startShowingCacheAtom } from '../timeline-cache/read-cache.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
import { type AnyColumnSource, columnSourceAtoms, openColumns } from './column-source.ts'
import { computeRowsAtom, setLayoutAtom } from './compute-rows.ts'
import { updateTopAtom, scrollToPositionAtom } from './report-view.ts'

/** Registers a column that is opened, with no rows yet. */
export const registerColumnAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, source: AnyColumnSource) => {
    openColumns(session).set(uuid, source)
    set(columnSourceAtoms(session)(uuid), source.name)
    set(source.columns.views(session)(uuid), TOP_VIEW)
    set(setLayoutAtom, session, uuid, source, EMPTY_LAYOUT)
  },
)

/** Unregisters a column that is closed. */
export const unregisterColumnAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openColumns(session).delete(uuid)
  set(columnSourceAtoms(session)(uuid), null)
})

/** Fetches newer rows, unless that was done already. */
type Refresh = () => Promise<unknown>

const skipRefresh: Refresh = () => Promise.resolve()

/** Returns whether streams have delivered everything new, so that no request is needed. */
export const isUpToDate = (list: ListState<string>): boolean =>
  list.isLoaded && list.isLive && list.items.length > 0 && !needsNewest(list)

/**
 * Restores the scroll position of a column that is opened. Loaded rows are shown immediately. Otherwise the pages
 * around the position are fetched and rendered together, so that the list does not jump. A column that was left at
 * the top, or whose position cannot be found, shows the newest posts.
 *
 * @param isLive whether streams have delivered everything new, so that no request is needed
 * @see BY-17, BY-31
 */
export const restorePositionAtom = atom(
  null,
  (get, set, session: Session, uuid: string, source: AnyColumnSource, isLive: boolean) => {
    // A source of a column opens at its top. The column itself has the position.
    const isSource = getOwnerUuid(uuid) !== uuid
    const own = isSource ? null : getScrollPosition(session, uuid, source.name)
    const marked =
      isSource || source.marker === null ? null : consumeMarker(session, source.marker, own)
    const refresh = isLive ? skipRefresh : () => refreshList(session, source)
    const { isLoaded } = get(source.loadAtom)
    if (!isLoaded && set(startShowingCacheAtom, session, source.name))
      set(restoreFromCacheAtom, session, uuid, source, own, marked)
    else if (marked === null) set(restoreAtPositionAtom, session, uuid, source, own, refresh)
    else void set(waitForMarkerAtom, session, uuid, source, marked, refresh)
  },
)

/**
 * Shows the cached rows of a column while the newest page is requested. The two do not wait for each other. @see
 * BY-17
 */
const restoreFromCacheAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    own: ScrollPosition | null,
    marked: Promise<ScrollPosition | null> | null,
  ) => {
    const { store } = session
    const pending: OpeningPosition = { ...AT_TOP, isPending: true }
    set(openingPositionAtoms(session)(uuid), pending)
    const loaded = set(fetchNewestAtom, session, source)
    const restore = (place: ScrollPosition | null) =>
      store.set(restoreAtPositionAtom, session, uuid, source, place, () => loaded)
    import('./show-cached-rows.ts').then(
      ({ showCachedRowsAtom }) =>
        store.set(showCachedRowsAtom, session, uuid, source, {
          saved: own,
          marker: marked,
          pending,
          restore,
        }),
      () => {
        store.set(cachedRowsAtoms(session)(source.name), null)
        restore(own)
      },
    )
  },
)

/** Fetches the newest page and schedules a retry after a failure. */
const fetchNewestAtom = atom(null, async (_get, set, session: Session, source: AnyColumnSource) => {
  const { name } = source
  const error = await requestWhenLive(session, name, () => refreshList(session, source))
  const isLeft = session.store.get(cachedRowsAtoms(session)(name)) !== null
  if (error !== null && isLeft) scheduleListRetry(session, name, error)
  else set(updateTopAtom, session, source)
})

/** Returns whether a column still shows the same list and was not reopened since. */
const isStillOpening = (
  session: Session,
  uuid: string,
  source: AnyColumnSource,
  opening: OpeningPosition,
) =>
  openColumns(session).get(uuid)?.name === source.name &&
  session.store.get(openingPositionAtoms(session)(uuid)) === opening

/** Waits for the position that other devices have read to before anything is rendered (BY-13). */
const waitForMarkerAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    marked: Promise<ScrollPosition | null>,
    refresh: Refresh,
  ) => {
    const opening: OpeningPosition = { ...AT_TOP, isPending: true }
    set(openingPositionAtoms(session)(uuid), opening)
    const place = await marked
    if (isStillOpening(session, uuid, source, opening))
      set(restoreAtPositionAtom, session, uuid, source, place, refresh)
  },
)

const restoreAtPositionAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    place: ScrollPosition | null,
    refresh: Refresh,
  ) => {
    const [anchor] = place?.ids ?? []
    const isHeld = anchor !== undefined && get(source.listAtom).items.includes(anchor)
    if (place === null || place.isTop) {
      void set(openAtTopAtom, session, uuid, source, place, refresh)
    } else if (isHeld) {
      set(showPositionAtom, session, uuid, source, place)
      void refresh()
      // Only lists that are ordered by time are paged by IDs.
    } else if (source.order === 'time')
      void set(fetchAroundPositionAtom, session, uuid, source, place)
    else void set(openAtTopAtom, session, uuid, source, place, refresh)
  },
)

/** Opens a column at its top. @param place the position where it was left, for the line above that row */
export const openAtTopAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    place: ScrollPosition | null,
    refresh: Refresh,
  ) => {
    const { store } = session
    const openingAtom = openingPositionAtoms(session)(uuid)
    const opening: OpeningPosition = createTopPosition(session, place)
    set(openingAtom, opening)
    set(computeRowsAtom, session, uuid)
    set(updateTopAtom, session, source)
    await refresh()
    const newest = source.getRows(store.get).find((id) => id !== null) ?? null
    if (newest === opening.leftAt && store.get(openingAtom) === opening) set(openingAtom, AT_TOP)
  },
)

/** Fetches the pages around a position that is not loaded. */
const fetchAroundPositionAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    uuid: string,
    source: AnyColumnSource,
    place: ScrollPosition,
  ) => {
    const opening: OpeningPosition = { ...AT_TOP, isPending: true }
    set(openingPositionAtoms(session)(uuid), opening)
    const asked = createPageRequest(get(source.listAtom), { kind: 'around' })
    if (asked !== null) source.write(get, set, asked.list)
    const request = asked?.request.id ?? 0
    const isHere = () => isStillOpening(session, uuid, source, opening)
    const [around, taker] = await Promise.all([
      fetchAround(place, (params) => source.fetch(params, { skipLoading: true, skipAlert: true })),
      // Loaded on demand, because nearly every column opens at its top or finds its position among the loaded rows.
      import('./insert-around.ts').catch(() => null),
    ])
    const isSame = await taker?.insertPagesAround(session, source, {
      place,
      request,
      around,
      isOpen: isHere,
    })
    if (taker === null) set(failRequestAtom, session, source, request)
    if (!isHere()) return
    if (isSame === true) set(showPositionAtom, session, uuid, source, place)
    else {
      const refresh = () => refreshList(session, source)
      void set(openAtTopAtom, session, uuid, source, null, refresh)
    }
  },
)

const failRequestAtom = atom(
  null,
  (get, set, session: Session, source: AnyColumnSource, request: number) =>
    applyListEvent(get, set, session, source, { type: 'failed', request }),
)

/** Shows a column whose rows are loaded at a position. */
export const showPositionAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, source: AnyColumnSource, place: ScrollPosition) => {
    set(openingPositionAtoms(session)(uuid), AT_TOP)
    set(computeRowsAtom, session, uuid)
    set(scrollToPositionAtom, session, uuid, source, place)
  },
)
