import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import type { FrameScheduler } from '../../lib/frame-scheduler.ts'
import { inSightAtoms } from '../columns/columns.ts'
import { columnsOf, openColumns } from '../list-columns/column-source.ts'
import { layColumnAtom } from '../list-columns/lay-column.ts'
import { perSession, type Session } from '../session.ts'
import { timelineBelow } from './list-statuses.ts'
import { timelineAtoms } from './timelines.ts'

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
    for (const uuid of columnsOf(session, key)) set(layColumnAtom, session, uuid, deleted)
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
    const showing = columnsOf(session, key)
    set(layInTurnAtom, session, [...showing, ...columnsBelow(session, key)])
  },
)

/** Columns of what stands below a timeline: a profile lists no post again that is pinned above. */
function columnsBelow(session: Session, key: TimelineKey): readonly string[] {
  const below = timelineBelow(key)
  return below === null ? [] : columnsOf(session, below)
}

/** After settings or columns changed: what is listed may be another choice now. */
export const layAllColumnsAtom = atom(null, (_get, set, session: Session) => {
  for (const uuid of openColumns(session).keys()) set(layColumnAtom, session, uuid)
})

/** The columns that wait to be drawn anew, in the order in which they came to wait. */
const turns = perSession(() => ({ waiting: new Set<string>(), isOrdered: false }))

/** Every other frame is left to what the reader does; with six columns in view each may still change five times a second. */
const FRAMES_APART = 2

/**
 * Draws columns anew, one at a time and some frames apart: a post that reaches a dozen columns costs no
 * frame more than one of them takes. A column that waits already keeps its turn and takes in what has
 * come since. One that nobody sees waits until somebody does. In a hidden page there are no frames, and
 * nobody waits for one.
 */
const layInTurnAtom = atom(null, (_get, set, session: Session, uuids: readonly string[]) => {
  const state = turns(session)
  for (const uuid of uuids) if (session.app.get(inSightAtoms(uuid))) state.waiting.add(uuid)
  if (session.platform.page.isHidden()) set(layWaitingAtom, session, state.waiting.size)
  else if (!state.isOrdered) set(takeTurnAtom, session)
})

const takeTurnAtom = atom(null, (_get, set, session: Session) => {
  const state = turns(session)
  set(layWaitingAtom, session, 1)
  state.isOrdered = state.waiting.size > 0
  if (!state.isOrdered) return
  afterFrames(session.platform.frames, FRAMES_APART, () => session.store.set(takeTurnAtom, session))
})

function afterFrames(frames: FrameScheduler, count: number, run: () => void): void {
  frames.nextFrame(count > 1 ? () => afterFrames(frames, count - 1, run) : run)
}

const layWaitingAtom = atom(null, (_get, set, session: Session, most: number) => {
  const { waiting } = turns(session)
  for (const uuid of [...waiting].slice(0, most)) {
    waiting.delete(uuid)
    set(layColumnAtom, session, uuid)
  }
})
