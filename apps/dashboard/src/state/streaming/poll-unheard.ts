import { pollDelay, type TimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { catchUpAtom } from './catch-up.ts'
import { confirmLater } from './confirm-rows.ts'
import { isHeard, openTimelines, USER } from './heard-timelines.ts'
import { isQuiet, pollPaceAtom, QUIET_POLL_MS } from './poll-pace.ts'

/** How often rows are read again that no stream tells of. */
export const CONFIRM_MS = 300_000

export interface Polling {
  /** A stream was lost: the next poll comes at a random time within the first delay. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Asks again and again for what on screen no stream tells of: where a server has none, while one is
 * lost, and for what is never streamed. The budget says how often.
 *
 * @see TL-18
 */
export function startPolling(session: Session): Polling {
  const { clock, random } = session.platform
  let askedAt = new Map<TimelineKey, number>()
  let confirmedAt = clock.elapsed()
  let cancel: () => void = () => undefined

  /** Since when a timeline has not been asked for; one that has just come on screen was loaded then. */
  const takeDue = (key: TimelineKey): boolean =>
    !isQuiet(session, key) || sinceAsked(key) >= QUIET_POLL_MS

  const sinceAsked = (key: TimelineKey) => clock.elapsed() - (askedAt.get(key) ?? clock.elapsed())

  function poll(): void {
    const unheard = openTimelines(session).filter((key) => !isHeard(session, key))
    const due = new Set(unheard.filter(takeDue))
    const now = clock.elapsed()
    askedAt = new Map(unheard.map((key) => [key, due.has(key) ? now : (askedAt.get(key) ?? now)]))
    confirmSeldom(unheard)
    const notifications = !session.streaming.isLive(USER)
    const { budget } = session.api
    schedule(budget.stretch(pollDelay(false, random()), due.size + 1))
    session.store.set(pollPaceAtom(session), budget.stretch(pollDelay(false, 0.5), due.size + 1))
    if (due.size > 0 || notifications) {
      void session.store.set(catchUpAtom, session, { timelines: [...due], notifications })
    }
  }

  /** What was deleted or edited nobody tells either. */
  function confirmSeldom(unheard: readonly TimelineKey[]): void {
    if (clock.elapsed() - confirmedAt < CONFIRM_MS) return
    confirmedAt = clock.elapsed()
    confirmLater(session, unheard, 'all')
  }

  function schedule(ms: number): void {
    cancel()
    cancel = clock.after(ms, poll)
  }

  const restart = () => schedule(pollDelay(true, random()))
  restart()
  return { restart, stop: () => cancel() }
}
