import { atom, type Getter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { StatusId } from '@colonnade/domain/entities'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { loadNewestNotificationsAtom } from '../notifications/load-notifications.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { perSession, type Session } from '../session.ts'
import { refillTimelineAtom } from '../timelines/fill-gap.ts'
import { refreshTimelineAtom } from '../timelines/load-page.ts'
import { idsInFront, noteArrivals } from '../timelines/standby.ts'
import { timelineAtoms, timelineLoadAtoms } from '../timelines/timelines.ts'
import { isHeard, openTimelines } from './heard-timelines.ts'
import { isPassing } from './is-passing.ts'
import type { Missed } from './missed.ts'
import { isSeen } from './seen-timelines.ts'
import { createTurns } from './turns.ts'
import { untilIdle } from './until-idle.ts'

/** What failed while the stream goes on is asked for again after this time. */
export const AGAIN_MS = 30_000

/** Timelines that nobody sees wait here, and those of which asking failed. */
export const catchUpTurns = perSession((session) =>
  createTurns<TimelineKey>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (key) => {
      if (openTimelines(session).includes(key))
        void session.store.set(catchUpTimelineAtom, session, key)
    },
  }),
)

/**
 * Something may have been missed: a stream is back, a poll is due in place of one, the device slept.
 * This is the only way to tell of it; what is newer is asked for. What is seen comes first and at once,
 * everything else one after the other, so that thirty columns do not ask at the same moment.
 *
 * @see TL-11, TL-18, BY-33, BY-38
 */
export const catchUpAtom = atom(
  null,
  async (get, set, session: Session, { timelines, notifications }: Missed): Promise<void> => {
    const seen = timelines.filter((key) => isSeen(session, key))
    const rest = timelines.filter((key) => !seen.includes(key))
    catchUpTurns(session).add(rest.filter((key) => isWorthAsking(get, session, key)))
    const loads = seen.map((key) => set(catchUpTimelineAtom, session, key))
    if (notifications) {
      await untilIdle(session, notificationsWindowAtom(session))
      await set(loadNewestNotificationsAtom, session)
    }
    await Promise.all(loads)
  },
)

/** What nobody has looked at yet, and streams count, is asked for when somebody does. */
const isWorthAsking = (get: Getter, session: Session, key: TimelineKey): boolean =>
  get(timelineLoadAtoms(session)(key)).isLoaded || !isHeard(session, key)

/** Into the gap where one is left from before, else for what is newer than what is listed. */
const catchUpTimelineAtom = atom(null, async (_get, set, session: Session, key: TimelineKey) => {
  const { store } = session
  await untilIdle(session, timelineAtoms(session)(key))
  const { items: before } = store.get(timelineAtoms(session)(key))
  const { isLoaded: wasLoaded } = store.get(timelineLoadAtoms(session)(key))
  const isBehind = wasLoaded && isRetried(session).has(key) && before[0] !== null
  isRetried(session).delete(key)
  const trouble = await set(isBehind ? refillTimelineAtom : refreshTimelineAtom, session, key)
  if (wasLoaded) set(countMissedAtom, session, key, before)
  if (trouble !== null) tryAgain(session, key, trouble)
})

/** Where a timeline could not be asked for what was missed, that is done later. */
export function tryAgain(session: Session, key: TimelineKey, trouble: ApiError): void {
  // What is not heard is polled anyway.
  if (!isPassing(trouble) || !isHeard(session, key)) return
  const wait = (trouble.retryAt ?? 0) - session.platform.clock.now()
  isRetried(session).add(key)
  catchUpTurns(session).addLater(key, Math.max(AGAIN_MS, wait))
}

const countMissedAtom = atom(
  null,
  (get, _set, session: Session, key: TimelineKey, before: readonly (StatusId | null)[]) =>
    noteArrivals(session, key, idsInFront(get, session, key, before)),
)

/** Of these something is missing below what the stream has told since. */
const isRetried = perSession(() => new Set<TimelineKey>())
