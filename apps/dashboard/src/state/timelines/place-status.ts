import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import {
  encodeTimelineKey,
  isKept,
  parseTimelineKey,
  type TimelineKey,
  timelinesForOwn,
} from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { isOwn } from '../entities/statuses.ts'
import { columnsOf } from '../list-columns/column-source.ts'
import { anchorsOf, layColumnAtom } from '../list-columns/lay-column.ts'
import { getFollower } from '../live-lists/list-follower.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { columnViewAtoms, timelineColumns } from './column-list.ts'
import { writeArrivalsAtom } from './lay-columns.ts'
import { hasStandby, noteArrivals } from './standby.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Puts statuses that are ingested already in front of a timeline. @param ids newest first */
export const placeStatusesAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, ids: readonly StatusId[]) => {
    const window = get(timelineAtoms(session)(key))
    const known = new Set(window.items)
    noteArrivals(
      session,
      key,
      ids.filter((id) => !known.has(id)),
    )
    const isDrawn = columnsOf(session, key).length > 0
    // Of a timeline that nobody has seen yet nothing is held: it is counted alone.
    const standsBy = !isDrawn && hasStandby(session, key)
    if (standsBy && !get(timelineLoadAtoms(session)(key)).isLoaded) return
    indexStatuses(session, key, ids)
    const anchors = anchorsOf(get, session, key, timelineColumns)
    const compare = isKept(parseTimelineKey(key)) ? undefined : idOrder(session)
    const own = new Set(ids.filter((id) => isOwn(get, session, id)))
    const event = { type: 'told', ids, own } as const
    set(writeArrivalsAtom, session, key, changeRows(window, event, { anchors, compare }))
    if (key === HOME && window.top && isDrawn)
      set(saveMarkerAtom, session, 'home', timelineAtoms(session)(key))
  },
)

/** Shows an own new post at once; the streamed copy finds it listed already. @see TL-19 */
export const placeOwnStatusAtom = atom(null, (get, set, session: Session, status: StatusEntity) => {
  for (const key of timelinesForOwn(status, session.me)) {
    const showing = columnsOf(session, key)
    const list = get(timelineAtoms(session)(key))
    // A timeline that begins with a gap, or was never loaded, is left alone: the post would stand beside a hole.
    if (showing.length === 0 || !list.isLoaded || list.items[0] === null) continue
    indexStatuses(session, key, [status.id])
    const event = { type: 'published', id: status.id } as const
    set(writeArrivalsAtom, session, key, changeRows(list, event, { compare: idOrder(session) }))
    if (key === HOME && list.top) set(saveMarkerAtom, session, 'home', timelineAtoms(session)(key))
    for (const uuid of showing) set(letInAtom, session, uuid)
    // What others published before it, and no stream has told, is asked for at once.
    if (!list.isLive) getFollower(session)?.refresh(key)
  }
})

/** Whoever publishes wants to see it: a column that is held at its top lets in what waits. */
const letInAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const viewAtom = columnViewAtoms(session)(uuid)
  const view = get(viewAtom)
  if (!view.isHeld || !view.isNearTop) return
  set(viewAtom, { ...view, isAtTop: true })
  set(layColumnAtom, session, uuid)
  set(viewAtom, view)
})
