import { type ScrollPosition, readScrollPositions } from '@colonnade/domain/scroll-positions'
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

/** A column and its list, because a column may show another list later. */
const getStorageName = (uuid: string, list: string): string => `${uuid} ${list}`

export function readStoredPositions({
  platform,
  key,
}: Session): ReadonlyMap<string, ScrollPosition> {
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

/** Sets a position in memory. `write-scroll-positions.ts` saves it. */
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
  getSaveState(session).write()
}

/** Restores the positions of a column whose removal was undone. */
function restoreScrollPositions(session: Session, uuid: string): void {
  getPositionState(session).removed.delete(uuid)
}

/** Measures the scroll position of a list; null if no rows are rendered. */
export type MeasurePosition = () => ScrollPosition | null

interface WatchedColumn {
  readonly list: string
  readonly measure: MeasurePosition
}

const getSaveState = perSession(() => ({
  watched: new Map<string, WatchedColumn>(),
  moved: new Set<string>(),
  /** Set by `write-scroll-positions.ts`, which is loaded after the first posts. */
  schedule: (): void => {},
  write: (): void => {},
}))

/** The positions of a session, and what is to be saved of them. Used by `write-scroll-positions.ts`. */
export const getUnsavedPositions = (session: Session) => ({
  ...getPositionState(session),
  saving: getSaveState(session),
})

export function measureColumn(session: Session, uuid: string): void {
  const known = getSaveState(session).watched.get(uuid)
  const place = known?.measure() ?? null
  if (known !== undefined && place !== null) setScrollPosition(session, uuid, known.list, place)
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

/** Schedules a save after a column was scrolled or closed. */
export function scheduleSavePosition(session: Session, uuid?: string): void {
  const { moved, schedule } = getSaveState(session)
  if (uuid !== undefined) moved.add(uuid)
  schedule()
}
