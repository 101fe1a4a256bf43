import {
  keepNewestPositions,
  type ScrollPosition,
  readScrollPositions,
} from '@colonnade/domain/scroll-positions'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { columnsAtom } from '../columns/columns.ts'
import { perSession, type Session } from '../session.ts'

/** The scroll position of a list, as the list measures it. */
export interface ListScrollPosition<Id extends string = string> {
  /** IDs of the rows from the top edge of the view downwards; never empty. */
  readonly ids: readonly Id[]
  /** How far the first row is scrolled out of the view, in px; negative if it starts below the edge. */
  readonly offset: number
  /** Whether the list is scrolled to its top. */
  readonly isTop: boolean
}

const POSITIONS_VERSION = 1

/** A column and its list, because a column may show another list later. */
const getStorageName = (uuid: string, list: string): string => `${uuid} ${list}`

function readStoredPositions({ platform, key }: Session): ReadonlyMap<string, ScrollPosition> {
  return readScrollPositions(
    parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'places'))),
  )
}

const getPositionState = perSession((session) => ({
  places: new Map(readStoredPositions(session)),
  /** Positions that changed here since the last write. Other tabs write their own. */
  noted: new Set<string>(),
  /** Columns that are removed, permanently or until the removal is undone. */
  removed: new Set<string>(),
}))

/**
 * Returns the saved scroll position of a column, if there is one. An unmodified default deck is not saved, and its
 * columns have new UUIDs at each start: such a column uses the position of a column that does not exist any more.
 *
 * @param list the name of the list that the column shows
 */
export function getScrollPosition(
  session: Session,
  uuid: string,
  list: string,
): ScrollPosition | null {
  const { places } = getPositionState(session)
  return places.get(getStorageName(uuid, list)) ?? findOrphanedPosition(session, list)
}

function findOrphanedPosition(session: Session, list: string): ScrollPosition | null {
  const { places, removed } = getPositionState(session)
  const known = new Set(session.app.get(columnsAtom).map(({ uuid }) => getStorageName(uuid, list)))
  const isLeft = (name: string) =>
    name.endsWith(` ${list}`) && !known.has(name) && !removed.has(name.slice(0, name.indexOf(' ')))
  const left = [...places].filter(([name]) => isLeft(name)).map(([, place]) => place)
  return left.toSorted((a, b) => b.at - a.at)[0] ?? null
}

/** Sets a position in memory. `writeScrollPositions` saves it. */
export function setScrollPosition(
  session: Session,
  uuid: string,
  list: string,
  place: ScrollPosition,
): void {
  const name = getStorageName(uuid, list)
  getPositionState(session).places.set(name, place)
  getPositionState(session).noted.add(name)
}

/** Removes the positions of a column. If the removal is undone before the page is closed, they are restored. */
export function removeScrollPositions(session: Session, uuid: string): void {
  getPositionState(session).removed.add(uuid)
  writeScrollPositions(session)
}

/** Restores the positions of a column whose removal was undone. */
function restoreScrollPositions(session: Session, uuid: string): void {
  getPositionState(session).removed.delete(uuid)
}

/**
 * Writes the changed positions to localStorage, one record per account. It can be read before the first paint and
 * written while the page is closing; IndexedDB allows neither. If the storage is full, the positions are kept until
 * the page is closed.
 *
 * @see BY-31
 */
export function writeScrollPositions(session: Session): void {
  const { places, noted, removed } = getPositionState(session)
  const isGone = (name: string) => removed.has(name.slice(0, name.indexOf(' ')))
  const next = new Map([...readStoredPositions(session)].filter(([name]) => !isGone(name)))
  for (const name of noted) {
    const place = places.get(name)
    if (place !== undefined && !isGone(name)) next.set(name, place)
  }
  noted.clear()
  const text = JSON.stringify({
    version: POSITIONS_VERSION,
    places: Object.fromEntries(keepNewestPositions(next)),
  })
  session.platform.storage.write(getAccountStorageKey(session.key, 'places'), text)
}

/** Minimum time between two saves. Scrolling changes the position in each frame. */
export const POSITION_SAVE_DELAY_MS = 1_000

/** Measures the scroll position of a list; null if no rows are rendered. */
export type MeasurePosition = () => ScrollPosition | null

interface WatchedColumn {
  readonly list: string
  readonly measure: MeasurePosition
}

const getSaveState = perSession(() => ({
  isStarted: false,
  watched: new Map<string, WatchedColumn>(),
  moved: new Set<string>(),
  cancel: null as (() => void) | null,
}))

function measureColumn(session: Session, uuid: string): void {
  const known = getSaveState(session).watched.get(uuid)
  const place = known?.measure() ?? null
  if (known !== undefined && place !== null) setScrollPosition(session, uuid, known.list, place)
}

function saveColumns(session: Session, uuids: Iterable<string>): void {
  const state = getSaveState(session)
  state.cancel?.()
  state.cancel = null
  state.moved.clear()
  for (const uuid of uuids) measureColumn(session, uuid)
  if (state.isStarted) writeScrollPositions(session)
}

/**
 * Watches the scroll position of a rendered column. @param list the name of the list that the column shows
 * @returns stops it; must be called while the list is still rendered, because the position is measured once more
 */
export function watchScrollPosition(
  session: Session,
  uuid: string,
  list: string,
  measure: MeasurePosition,
): () => void {
  const { watched, moved } = getSaveState(session)
  const mine = { list, measure }
  restoreScrollPositions(session, uuid)
  watched.set(uuid, mine)
  return () => {
    if (watched.get(uuid) !== mine) return
    measureColumn(session, uuid)
    watched.delete(uuid)
    moved.delete(uuid)
    scheduleSavePosition(session)
  }
}

/** Saves the scroll positions of all columns at once, for another window or because this one closes. @see BY-39 */
export function saveScrollPositions(session: Session): void {
  saveColumns(session, [...getSaveState(session).watched.keys()])
}

/** Reads the positions that other windows have saved since. The newer one of each column counts. @see BY-39 */
export function readSavedScrollPositions(session: Session): void {
  const { places } = getPositionState(session)
  for (const [name, place] of readStoredPositions(session)) {
    if (place.at >= (places.get(name)?.at ?? 0)) places.set(name, place)
  }
}

/** Schedules a save after a column was scrolled or closed. */
export function scheduleSavePosition(session: Session, uuid?: string): void {
  const state = getSaveState(session)
  if (!state.isStarted) return
  if (uuid !== undefined) state.moved.add(uuid)
  state.cancel ??= session.platform.clock.after(POSITION_SAVE_DELAY_MS, () => {
    saveColumns(session, [...state.moved])
  })
}

/**
 * Saves the scroll positions of all columns for a reload: with a delay, and immediately when the page is hidden.
 * @returns stops it
 */
export function startSavingScrollPositions(session: Session): () => void {
  const state = getSaveState(session)
  state.isStarted = true
  const stop = session.platform.page.watch((isHidden) => {
    if (isHidden) saveScrollPositions(session)
  })
  return () => {
    stop()
    // Signing out removes the account's data, so that no position may be saved after it.
    state.isStarted = false
    state.cancel?.()
    state.cancel = null
  }
}
