import { newestPlaces, type Place, readPlaces } from '@colonnade/domain/places'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { columnsAtom } from '../columns/columns.ts'
import { perSession, type Session } from '../session.ts'

/** Where the reader of a list is, as the list measures it. */
export interface ListPlace<Id extends string = string> {
  /** From the row at the top edge of the view downwards; never empty. */
  readonly ids: readonly Id[]
  /** How far the first of them is scrolled out of the view, in px; negative where it begins below the edge. */
  readonly offset: number
  /** The list stands at its very beginning. */
  readonly isTop: boolean
}

const VERSION = 1

/** A column and what it showed: the same column may show another list later. */
const nameOf = (uuid: string, list: string): string => `${uuid} ${list}`

function stored({ platform, key }: Session): ReadonlyMap<string, Place> {
  return readPlaces(parsedJson(platform.storage.read(accountStorageKey(key, 'places'))))
}

const held = perSession((session) => ({
  places: new Map(stored(session)),
  /** Noted here since they were last written: other tabs write theirs. */
  noted: new Set<string>(),
  /** Columns that are gone, for good or until the removal is undone. */
  removed: new Set<string>(),
}))

/**
 * Where somebody left a column, if this browser knows. A deck that nobody has changed is not saved, and
 * its columns have other names at each start: such a column takes the place of one that is gone.
 *
 * @param list the name of what it shows
 */
export function placeOf(session: Session, uuid: string, list: string): Place | null {
  const { places } = held(session)
  return places.get(nameOf(uuid, list)) ?? leftBehind(session, list)
}

function leftBehind(session: Session, list: string): Place | null {
  const { places, removed } = held(session)
  const known = new Set(session.app.get(columnsAtom).map(({ uuid }) => nameOf(uuid, list)))
  const isLeft = (name: string) =>
    name.endsWith(` ${list}`) && !known.has(name) && !removed.has(name.slice(0, name.indexOf(' ')))
  const left = [...places].filter(([name]) => isLeft(name)).map(([, place]) => place)
  return left.toSorted((a, b) => b.at - a.at)[0] ?? null
}

/** Notes a place; `writePlaces` keeps it. */
export function notePlace(session: Session, uuid: string, list: string, place: Place): void {
  const name = nameOf(uuid, list)
  held(session).places.set(name, place)
  held(session).noted.add(name)
}

/** The places go with their column; an undone removal finds them again until the page is left. */
export function dropPlaces(session: Session, uuid: string): void {
  held(session).removed.add(uuid)
  writePlaces(session)
}

/** A column that was removed is there again. */
function revivePlaces(session: Session, uuid: string): void {
  held(session).removed.delete(uuid)
}

/**
 * Writes what was noted into the browser's plain storage, one record for an account: it can be read
 * before the first paint and written while the page goes away, neither of which IndexedDB allows.
 * Where the storage is full the places last as long as the page.
 *
 * @see BY-31
 */
export function writePlaces(session: Session): void {
  const { places, noted, removed } = held(session)
  const isGone = (name: string) => removed.has(name.slice(0, name.indexOf(' ')))
  const next = new Map([...stored(session)].filter(([name]) => !isGone(name)))
  for (const name of noted) {
    const place = places.get(name)
    if (place !== undefined && !isGone(name)) next.set(name, place)
  }
  noted.clear()
  const text = JSON.stringify({
    version: VERSION,
    places: Object.fromEntries(newestPlaces(next)),
  })
  session.platform.storage.write(accountStorageKey(session.key, 'places'), text)
}

/** Reading makes a move in each frame: places are measured and written at most this often. */
export const PLACE_DELAY_MS = 1_000

/** Tells where its reader is; null where nothing is drawn. */
export type PlaceGauge = () => Place | null

interface Watched {
  readonly list: string
  readonly gauge: PlaceGauge
}

const keeping = perSession(() => ({
  isStarted: false,
  watched: new Map<string, Watched>(),
  moved: new Set<string>(),
  cancel: null as (() => void) | null,
}))

function measure(session: Session, uuid: string): void {
  const known = keeping(session).watched.get(uuid)
  const place = known?.gauge() ?? null
  if (known !== undefined && place !== null) notePlace(session, uuid, known.list, place)
}

function write(session: Session, uuids: Iterable<string>): void {
  const state = keeping(session)
  state.cancel?.()
  state.cancel = null
  state.moved.clear()
  for (const uuid of uuids) measure(session, uuid)
  if (state.isStarted) writePlaces(session)
}

/**
 * A column's list is drawn. @param list the name of what it shows
 * @returns stops it: to be called while it still is drawn, since its place is measured once more
 */
export function watchPlace(
  session: Session,
  uuid: string,
  list: string,
  gauge: PlaceGauge,
): () => void {
  const { watched, moved } = keeping(session)
  const mine = { list, gauge }
  revivePlaces(session, uuid)
  watched.set(uuid, mine)
  return () => {
    if (watched.get(uuid) !== mine) return
    measure(session, uuid)
    watched.delete(uuid)
    moved.delete(uuid)
    notePlaceMoved(session)
  }
}

/** Somebody moved in a column, or left it: its place is written in a moment. */
export function notePlaceMoved(session: Session, uuid?: string): void {
  const state = keeping(session)
  if (!state.isStarted) return
  if (uuid !== undefined) state.moved.add(uuid)
  state.cancel ??= session.platform.clock.after(PLACE_DELAY_MS, () => {
    write(session, [...state.moved])
  })
}

/** Keeps the places of all columns over a reload: in a moment, and at once when the page is left. @returns stops it */
export function startKeepingPlaces(session: Session): () => void {
  const state = keeping(session)
  state.isStarted = true
  const stop = session.platform.page.watch((isHidden) => {
    if (isHidden) write(session, [...state.watched.keys()])
  })
  return () => {
    stop()
    // Signing out forgets the account: nothing may be written after it.
    state.isStarted = false
    state.cancel?.()
    state.cancel = null
  }
}
