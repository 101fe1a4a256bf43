import { atom, type Getter } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { PLACE_ABOVE, type Place } from '@colonnade/domain/places'
import { watchPlace } from '../places/keep-places.ts'
import type { ListPlace } from '../places/list-place.ts'
import type { Session } from '../session.ts'
import { columnLayoutAtoms } from './column-list.ts'
import { openColumns, timelineAtoms } from './timelines.ts'

/**
 * The list of a column is drawn: from now on its place is kept.
 *
 * @param measure reads the page's layout, so it is asked seldom
 * @returns stops it, while the list is still drawn
 */
export const gaugeColumnAtom = atom(
  null,
  (get, _set, session: Session, uuid: string, measure: () => ListPlace<StatusId> | null) => {
    const key = openColumns(session).get(uuid)
    if (key === undefined) return () => {}
    return watchPlace(session, uuid, key, () => {
      const seen = measure()
      return seen === null ? null : placeIn(get, session, uuid, seen)
    })
  },
)

function placeIn(get: Getter, session: Session, uuid: string, seen: ListPlace<StatusId>): Place {
  const key = openColumns(session).get(uuid)
  const listed = key === undefined ? [] : get(timelineAtoms(session)(key)).items
  const [anchor = null] = seen.ids
  const above = listed.slice(0, Math.max(0, listed.indexOf(anchor))).filter((id) => id !== null)
  const { items, unread, waiting } = get(columnLayoutAtoms(session)(uuid))
  const shown = items.filter((id) => id !== null)
  return {
    ...seen,
    above: above.slice(-PLACE_ABOVE).toReversed(),
    seen: shown[Math.max(0, unread - waiting)] ?? null,
    at: session.platform.clock.now(),
  }
}
