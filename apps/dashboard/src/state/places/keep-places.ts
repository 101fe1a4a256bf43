import type { Place } from '@colonnade/domain/places'
import { perSession, type Session } from '../session.ts'
import { notePlace, revivePlaces, writePlaces } from './places.ts'

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
