import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import {
  CALM_PACE,
  type ColumnPace,
  getRate,
  getUpdateInterval,
  isFastPace,
  type TimelineKey,
  updatePace,
} from '@colonnade/domain/timeline'
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
    const columns = [...getColumnsOfList(session, key), ...getColumnsBelow(session, key)]
    set(scheduleRecomputeAtom, session, columns, countNewItems(previous.items, window.items))
  },
)

function countNewItems(previous: ListState<StatusId>['items'], items: typeof previous): number {
  const count = items.indexOf(previous[0] ?? null)
  return count < 0 ? items.length : count
}

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
const recomputeQueues = perSession(() => ({
  waiting: new Set<string>(),
  /** By column uuid. */
  paces: new Map<string, ColumnPace>(),
  /** When a column was last recomputed, by uuid. Unit: ms of `clock.elapsed`. */
  updatedAt: new Map<string, number>(),
  fastUpdatedAt: Number.NEGATIVE_INFINITY,
  /** Duration of a frame in which a column was recomputed, smoothed. Unit: ms. */
  frameMs: 0,
  /** A column was just recomputed, or the next one waits for its frame. */
  isOrdered: false,
  /** Stops waiting for the next column that is due. */
  stopWaiting: () => {},
}))

/**
 * Every other frame is free for user input. With six visible columns each can still be updated five times a second.
 */
export const FRAMES_BETWEEN_RECOMPUTES = 2

/** The share of a new measurement in the smoothed duration of a frame. */
const FRAME_SMOOTHING = 0.2

/** Returns whether a column gets rows faster than anyone reads. Its rows show pictures later. */
export function hasFastStream(session: Session, uuid: string): boolean {
  const pace = recomputeQueues(session).paces.get(uuid)
  return pace !== undefined && isFastPace(pace, session.platform.clock.elapsed())
}

/**
 * Recomputes columns one at a time, some frames apart, so that a post that reaches a dozen columns never takes more
 * of a frame than one column does. A column that waits already keeps its position and includes later changes. One
 * with a fast stream waits longer the more an update costs; these columns take turns. A column out of view waits until
 * it is visible. A hidden page has no frames, so its columns are updated immediately.
 */
const scheduleRecomputeAtom = atom(
  null,
  (_get, set, session: Session, uuids: readonly string[], newRows: number) => {
    const state = recomputeQueues(session)
    const visible = uuids.filter((uuid) => session.app.get(isVisibleAtoms(uuid)))
    recordRates(session, visible, newRows)
    for (const uuid of visible) state.waiting.add(uuid)
    if (session.platform.page.isHidden()) {
      for (const uuid of state.waiting) set(recomputeWaitingAtom, session, uuid)
    } else if (!state.isOrdered) set(recomputeNextAtom, session)
  },
)

function recordRates(session: Session, uuids: readonly string[], newRows: number): void {
  const { paces } = recomputeQueues(session)
  const now = session.platform.clock.elapsed()
  for (const uuid of paces.keys()) if (!openColumns(session).has(uuid)) paces.delete(uuid)
  const deckRate = [...paces.values()].reduce((sum, pace) => sum + getRate(pace, now), 0)
  for (const uuid of uuids)
    paces.set(uuid, updatePace(paces.get(uuid) ?? CALM_PACE, newRows, now, deckRate))
}

const recomputeNextAtom = atom(null, (_get, set, session: Session) => {
  const state = recomputeQueues(session)
  const { clock, frames } = session.platform
  state.stopWaiting()
  state.isOrdered = false
  const runNext = () => session.store.set(recomputeNextAtom, session)
  const [next] = [...state.waiting]
    .map((uuid) => ({ uuid, wait: getWait(session, uuid) }))
    .toSorted((one, other) => one.wait - other.wait)
  if (next === undefined) return
  if (next.wait > 0) {
    state.stopWaiting = clock.after(next.wait, () => {
      state.stopWaiting = frames.nextFrame(runNext)
    })
    return
  }
  set(recomputeWaitingAtom, session, next.uuid)
  if (hasFastStream(session, next.uuid)) measureFrame(session)
  // Even if none waits: a flush of the stream writes one timeline after the other.
  state.isOrdered = true
  waitForFrames(frames, FRAMES_BETWEEN_RECOMPUTES, runNext)
})

/** Measures how long the frame takes in which a column was recomputed. */
function measureFrame(session: Session): void {
  const { clock, frames } = session.platform
  const state = recomputeQueues(session)
  const before = clock.elapsed()
  frames.nextFrame(() => {
    state.frameMs += FRAME_SMOOTHING * (clock.elapsed() - before - state.frameMs)
  })
}

/** Returns how long a waiting column still waits, in ms. */
function getWait(session: Session, uuid: string): number {
  const { paces, updatedAt, fastUpdatedAt, frameMs } = recomputeQueues(session)
  const now = session.platform.clock.elapsed()
  if (!hasFastStream(session, uuid)) return 0
  const columns = [...paces.values()].filter((pace) => isFastPace(pace, now)).length
  const interval = getUpdateInterval(frameMs, columns)
  const due = (updatedAt.get(uuid) ?? Number.NEGATIVE_INFINITY) + interval
  return Math.max(0, due - now, fastUpdatedAt + interval / columns - now)
}

function waitForFrames(frames: FrameScheduler, count: number, run: () => void): void {
  frames.nextFrame(count > 1 ? () => waitForFrames(frames, count - 1, run) : run)
}

const recomputeWaitingAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const state = recomputeQueues(session)
  const now = session.platform.clock.elapsed()
  state.waiting.delete(uuid)
  state.updatedAt.set(uuid, now)
  if (hasFastStream(session, uuid)) state.fastUpdatedAt = now
  set(computeRowsAtom, session, uuid)
})
