import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import type { FrameScheduler } from '../../lib/frame-scheduler.ts'
import { isVisibleAtoms } from '../columns/columns.ts'
import { getColumnsOfList, openColumns } from '../list-columns/column-source.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import { perSession, type Session } from '../session.ts'
import { getTimelineBelow } from './filter-statuses.ts'
import { timelineAtoms } from './timelines.ts'

/** The only writer of timeline rows. Updates the columns that show the timeline in the same write. */
export const writeTimelineAtom = atom(
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
    for (const uuid of getColumnsOfList(session, key)) set(computeRowsAtom, session, uuid, deleted)
    for (const uuid of getColumnsBelow(session, key)) set(computeRowsAtom, session, uuid)
  },
)

/**
 * Writes rows that arrived by streams or polls. The columns that show the timeline are updated one after the other.
 */
export const writeNewRowsAtom = atom(
  null,
  (get, set, session: Session, key: TimelineKey, window: ListState<StatusId>) => {
    const windowAtom = timelineAtoms(session)(key)
    const previous = get(windowAtom)
    if (previous === window) return
    set(windowAtom, window)
    if (previous.items === window.items) return
    const showing = getColumnsOfList(session, key)
    set(scheduleRecomputeAtom, session, [...showing, ...getColumnsBelow(session, key)])
  },
)

/** Returns the columns that show the rows below a timeline. A profile does not repeat a post that is pinned above. */
function getColumnsBelow(session: Session, key: TimelineKey): readonly string[] {
  const below = getTimelineBelow(key)
  return below === null ? [] : getColumnsOfList(session, below)
}

/** Recomputes the rows of all open columns, after settings or columns changed. */
export const recomputeAllColumnsAtom = atom(null, (_get, set, session: Session) => {
  for (const uuid of openColumns(session).keys()) set(computeRowsAtom, session, uuid)
})

/** The columns that wait to be recomputed, in the order in which they were added. */
const recomputeQueues = perSession(() => ({ waiting: new Set<string>(), isOrdered: false }))

/**
 * Every other frame is free for user input. With six visible columns each can still be updated five times a second.
 */
const FRAMES_BETWEEN_RECOMPUTES = 2

/**
 * Recomputes columns one at a time, some frames apart, so that a post that reaches a dozen columns never takes more
 * of a frame than one column does. A column that waits already keeps its position and includes later changes. A
 * column out of view waits until it is visible. A hidden page has no frames, so its columns are updated immediately.
 */
const scheduleRecomputeAtom = atom(
  null,
  (_get, set, session: Session, uuids: readonly string[]) => {
    const state = recomputeQueues(session)
    for (const uuid of uuids) if (session.app.get(isVisibleAtoms(uuid))) state.waiting.add(uuid)
    if (session.platform.page.isHidden()) set(recomputeWaitingAtom, session, state.waiting.size)
    else if (!state.isOrdered) set(recomputeNextAtom, session)
  },
)

const recomputeNextAtom = atom(null, (_get, set, session: Session) => {
  const state = recomputeQueues(session)
  set(recomputeWaitingAtom, session, 1)
  state.isOrdered = state.waiting.size > 0
  if (!state.isOrdered) return
  waitForFrames(session.platform.frames, FRAMES_BETWEEN_RECOMPUTES, () =>
    session.store.set(recomputeNextAtom, session),
  )
})

function waitForFrames(frames: FrameScheduler, count: number, run: () => void): void {
  frames.nextFrame(count > 1 ? () => waitForFrames(frames, count - 1, run) : run)
}

const recomputeWaitingAtom = atom(null, (_get, set, session: Session, most: number) => {
  const { waiting } = recomputeQueues(session)
  for (const uuid of [...waiting].slice(0, most)) {
    waiting.delete(uuid)
    set(computeRowsAtom, session, uuid)
  }
})
