import { atom, type Atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { loadNewestNotificationsAtom } from '../notifications/load-notifications.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import { perSession, type Session } from '../session.ts'
import { refillTimelineAtom } from '../timelines/fill-gap.ts'
import { refreshTimelineAtom } from '../timelines/load-page.ts'
import { openColumns, timelineAtoms } from '../timelines/timelines.ts'
import { isHeard } from './heard-timelines.ts'
import type { Missed } from './missed.ts'
import { isSeen } from './seen-timelines.ts'
import { createTurns } from './turns.ts'

/** What failed while the stream goes on is asked for again after this time. */
export const AGAIN_MS = 30_000

/** Timelines that nobody sees wait here, and those of which asking failed. */
export const catchUpTurns = perSession((session) =>
  createTurns<TimelineKey>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (key) => {
      const isOpen = [...openColumns(session).values()].includes(key)
      if (isOpen) void session.store.set(catchUpTimelineAtom, session, key)
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
  async (_get, set, session: Session, { timelines, notifications }: Missed): Promise<void> => {
    const seen = timelines.filter((key) => isSeen(session, key))
    catchUpTurns(session).add(timelines.filter((key) => !seen.includes(key)))
    const loads = seen.map((key) => set(catchUpTimelineAtom, session, key))
    if (notifications) {
      await untilIdle(session, notificationsWindowAtom(session))
      await set(loadNewestNotificationsAtom, session)
    }
    await Promise.all(loads)
  },
)

/** Into the gap where one is left from before, else for what is newer than what is listed. */
const catchUpTimelineAtom = atom(null, async (get, set, session: Session, key: TimelineKey) => {
  await untilIdle(session, timelineAtoms(session)(key))
  const isBehind = isRetried(session).has(key) && get(timelineAtoms(session)(key)).items[0] !== null
  isRetried(session).delete(key)
  const trouble = await set(isBehind ? refillTimelineAtom : refreshTimelineAtom, session, key)
  if (trouble === null || !isPassing(trouble) || !isHeard(session, key)) return
  // What is not heard is polled anyway.
  const wait = (trouble.retryAt ?? 0) - session.platform.clock.now()
  isRetried(session).add(key)
  catchUpTurns(session).addLater(key, Math.max(AGAIN_MS, wait))
})

/** Of these something is missing below what the stream has told since. */
const isRetried = perSession(() => new Set<TimelineKey>())

const TOO_MANY = 429
const SERVER_FAULT = 500

const isPassing = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || status === TOO_MANY || (status ?? 0) >= SERVER_FAULT

/** A page that is under way may have left the server before what was missed. */
function untilIdle(
  { store }: Session,
  windowAtom: Atom<{ readonly isLoading: boolean }>,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.get(windowAtom).isLoading) return
      stop()
      resolve()
    }
    const stop = store.sub(windowAtom, look)
    look()
  })
}
