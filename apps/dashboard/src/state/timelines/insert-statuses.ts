import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import {
  encodeTimelineKey,
  isFavouritesOrBookmarks,
  parseTimelineKey,
  type TimelineKey,
  getTimelinesForOwnStatus,
} from '@colonnade/domain/timeline'
import { getIdOrder } from '../entities/get-id-order.ts'
import { isOwnStatus } from '../entities/statuses.ts'
import { getColumnsOfList } from '../list-columns/column-source.ts'
import { getAnchors, computeRowsAtom } from '../list-columns/compute-rows.ts'
import { getTimelineUpdater } from '../live-lists/timeline-updater.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { hasBackgroundColumn, recordNewRows } from './background-columns.ts'
import { writeNewRowsAtom } from './schedule-recompute.ts'
import { columnViewAtoms, timelineColumns } from './timeline-column-atoms.ts'
import { indexStatuses, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })

/** Inserts streamed statuses, which are ingested already, at the top of a timeline. @param ids newest first */
export const insertStatusesAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, ids: readonly StatusId[]) => {
    const window = get(timelineAtoms(session)(key))
    const known = new Set(window.items)
    recordNewRows(
      session,
      key,
      ids.filter((id) => !known.has(id)),
    )
    const isDrawn = getColumnsOfList(session, key).length > 0
    // A background timeline that was never loaded has no rows. Its statuses are only counted.
    const isInBackground = !isDrawn && hasBackgroundColumn(session, key)
    if (isInBackground && !get(timelineLoadAtoms(session)(key)).isLoaded) return
    indexStatuses(session, key, ids)
    const anchors = getAnchors(get, session, key, timelineColumns)
    const compare = isFavouritesOrBookmarks(parseTimelineKey(key)) ? undefined : getIdOrder(session)
    const own = new Set(ids.filter((id) => isOwnStatus(get, session, id)))
    const event = { type: 'streamed', ids, own } as const
    set(writeNewRowsAtom, session, key, changeRows(window, event, { anchors, compare }))
    if (key === HOME && window.top && isDrawn)
      set(saveMarkerAtom, session, 'home', timelineAtoms(session)(key))
  },
)

/** Inserts an own new post immediately. The streamed copy finds it listed already. @see TL-19 */
export const insertOwnStatusAtom = atom(
  null,
  (get, set, session: Session, status: StatusEntity) => {
    for (const key of getTimelinesForOwnStatus(status, session.me)) {
      const showing = getColumnsOfList(session, key)
      const list = get(timelineAtoms(session)(key))
      // Skips a timeline that starts with a gap or was never loaded: the post would appear beside missing rows.
      if (showing.length === 0 || !list.isLoaded || list.items[0] === null) continue
      indexStatuses(session, key, [status.id])
      const event = { type: 'published', id: status.id } as const
      set(writeNewRowsAtom, session, key, changeRows(list, event, { compare: getIdOrder(session) }))
      if (key === HOME && list.top)
        set(saveMarkerAtom, session, 'home', timelineAtoms(session)(key))
      for (const uuid of showing) set(insertHeldRowsAtom, session, uuid)
      // Fetches posts of others from before this one that no stream has delivered.
      if (!list.isLive) getTimelineUpdater(session)?.refresh(key)
    }
  },
)

/** Inserts queued posts after publishing, so that the new post is visible in a column that is held at its top. */
const insertHeldRowsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const viewAtom = columnViewAtoms(session)(uuid)
  const view = get(viewAtom)
  if (!view.isHeld || !view.isNearTop) return
  set(viewAtom, { ...view, isAtTop: true })
  set(computeRowsAtom, session, uuid)
  set(viewAtom, view)
})
