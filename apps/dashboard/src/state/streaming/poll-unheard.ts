import { FIRST_POLL_MS, pollDelay, type TimelineKey } from '@colonnade/domain/timeline'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import type { Session } from '../session.ts'
import { catchUp } from './catch-up.ts'
import { confirmLater } from './confirm-rows.ts'
import { isQuiet, pollPaceAtom } from './connection.ts'
import { isHeard, isSeen, openTimelines } from './heard-timelines.ts'

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
  /** When the rows of a timeline were read again last; since it was first polled where they were not. */
  let confirmedAt = new Map<TimelineKey, number>()
  let cancel: () => void = () => undefined
  let dueAt = Number.POSITIVE_INFINITY
  let polledAt = clock.elapsed()

  /** Since when a timeline has not been asked for; one that has just come on screen was loaded then. */
  const takeDue = (key: TimelineKey): boolean =>
    !isQuiet(session, key) || sinceAsked(key) >= QUIET_POLL_MS

  const sinceAsked = (key: TimelineKey) => clock.elapsed() - (askedAt.get(key) ?? clock.elapsed())

  function poll(): void {
    polledAt = clock.elapsed()
    const unheard = openTimelines(session).filter((key) => !isHeard(session, key))
    const due = new Set(unheard.filter(takeDue))
    const now = clock.elapsed()
    askedAt = new Map(unheard.map((key) => [key, due.has(key) ? now : (askedAt.get(key) ?? now)]))
    confirmSeldom(unheard)
    const notifications = isHeard(session, NOTIFICATIONS_LIST)
      ? []
      : [NOTIFICATIONS_LIST as typeof NOTIFICATIONS_LIST]
    const { budget } = session.api
    schedule(budget.stretch(pollDelay(false, random()), due.size + 1))
    session.store.set(pollPaceAtom(session), budget.stretch(pollDelay(false, 0.5), due.size + 1))
    void catchUp(session, [...due, ...notifications])
  }

  /**
   * What was deleted or edited nobody tells either, nor what came late with an older id. A column that was out of sight
   * when its turn came has it when it is seen again.
   */
  function confirmSeldom(unheard: readonly TimelineKey[]): void {
    const now = clock.elapsed()
    const confirmed = (key: TimelineKey) => confirmedAt.get(key) ?? now
    const due = new Set(
      unheard.filter((key) => isSeen(session, key) && now - confirmed(key) >= CONFIRM_MS),
    )
    confirmedAt = new Map(unheard.map((key) => [key, due.has(key) ? now : confirmed(key)]))
    confirmLater(session, [...due], 'all')
  }

  function schedule(ms: number): void {
    cancel()
    dueAt = clock.elapsed() + ms
    cancel = clock.after(ms, poll)
  }

  /** Sockets that are lost again and again put off no poll that is due. */
  function restart(): void {
    const ms = pollDelay(true, random())
    const isOverdue = clock.elapsed() - polledAt > FIRST_POLL_MS
    if (!isOverdue || clock.elapsed() + ms < dueAt) schedule(ms)
  }
  restart()
  return { restart, stop: () => cancel() }
}
