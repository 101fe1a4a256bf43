import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { columnSourceAtoms, openColumns } from '../list-columns/column-source.ts'
import { subscribeTimeline } from '../live-lists/timeline-updater.ts'
import { openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import { removeScrollPositions } from '../scroll-positions/save-scroll-positions.ts'
import { perSession, type Session } from '../session.ts'
import { backgroundColumns } from './background-columns.ts'
import {
  closeColumnAtom,
  leaveBackgroundAtom,
  pendingRemovals,
  findColumnTimeline,
} from './open-column.ts'
import { hiddenReportAtoms, timelineColumns } from './timeline-column-atoms.ts'

/** Number of loaded statuses of a column's timeline, including hidden ones. */
export const loadedCountAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): number => {
      const name = get(columnSourceAtoms(session)(uuid))
      const source = name === null ? undefined : openColumns(session).get(uuid)
      return source === undefined
        ? 0
        : get(source.listAtom).items.filter((id) => id !== null).length
    }),
  ),
)

/**
 * Follows the timeline of a saved column that is not rendered, so that the rail can show its unread count. A column
 * that another window shows is not followed. @see BY-33, BY-42
 */
export const followInBackgroundAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const key = findColumnTimeline(session, uuid)
  const known = openColumns(session).get(uuid)?.name ?? backgroundColumns(session).get(uuid) ?? null
  if (known !== null && known === key) return
  set(leaveBackgroundAtom, session, uuid)
  if (key === null || openColumns(session).has(uuid)) return
  backgroundColumns(session).set(uuid, key)
  pendingRemovals(session).get(key)?.()
  subscribeTimeline(session, key)
})

/** Removes the state of a column that was removed permanently. */
export function removeColumnState(session: Session, uuid: string): void {
  session.store.set(closeColumnAtom, session, uuid)
  session.store.set(leaveBackgroundAtom, session, uuid)
  for (const familyOf of Object.values(timelineColumns)) familyOf(session).remove(uuid)
  columnSourceAtoms(session).remove(uuid)
  openingPositionAtoms(session).remove(uuid)
  removeScrollPositions(session, uuid)
  hiddenReportAtoms(session).remove(uuid)
  loadedCountAtoms(session).remove(uuid)
}
