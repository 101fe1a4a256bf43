import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { layColumnAtom } from './lay-column.ts'
import { layInTurnAtom } from './lay-in-turn.ts'
import { timelineBelow } from './pinned-first.ts'
import { columnsOf, openColumns, timelineAtoms } from './timelines.ts'

/** The only writer of windows: the columns that show the timeline move in the same write. */
export const writeWindowAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    key: TimelineKey,
    window: ListState<StatusId>,
    deleted?: ReadonlySet<StatusId>,
  ) => {
    const windowAtom = timelineAtoms(session)(key)
    const previous = get(windowAtom)
    if (previous === window) return
    set(windowAtom, window)
    if (previous.items === window.items && deleted === undefined) return
    for (const uuid of columnsOf(openColumns(session), key))
      set(layColumnAtom, session, uuid, deleted)
    for (const uuid of columnsBelow(session, key)) set(layColumnAtom, session, uuid)
  },
)

/** The same for what comes in by itself: the columns that show the timeline follow in turn. */
export const writeArrivalsAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, window: ListState<StatusId>) => {
    const windowAtom = timelineAtoms(session)(key)
    const previous = get(windowAtom)
    if (previous === window) return
    set(windowAtom, window)
    if (previous.items === window.items) return
    const showing = columnsOf(openColumns(session), key)
    set(layInTurnAtom, session, [...showing, ...columnsBelow(session, key)])
  },
)

/** Columns of what stands below a timeline: a profile lists no post again that is pinned above. */
function columnsBelow(session: Session, key: TimelineKey): readonly string[] {
  const below = timelineBelow(key)
  return below === null ? [] : columnsOf(openColumns(session), below)
}

/** After settings or columns changed: what is listed may be another choice now. */
export const layAllColumnsAtom = atom(null, (_get, set, session: Session) => {
  for (const uuid of openColumns(session).keys()) set(layColumnAtom, session, uuid)
})
