import { FIRST_POLL_MS, getPollDelay, type TimelineKey } from '@colonnade/domain/timeline'
import { RARE_POLL_INTERVAL_MS } from '../live-lists/timeline-updater.ts'
import { getNotificationLists } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { backfillLists } from './backfill.ts'
import { scheduleConfirmRows } from './confirm-rows.ts'
import { isPolledRarely, pollIntervalAtom } from './connection.ts'
import { isListLive, isListVisible, getOpenTimelines } from './streamed-timelines.ts'

/** Interval at which the rows of a list without a stream are refetched. Unit: ms. */
export const CONFIRM_MS = 300_000

export interface Polling {
  /** Restarts the timer when a stream was lost: the next poll runs at a random time within the first delay. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Polls the visible lists that no stream delivers: on a server without streams, while a stream is lost, and lists
 * that are never streamed. The rate-limit budget sets the interval.
 *
 * @see TL-18
 */
export function startPolling(session: Session): Polling {
  const { clock, random } = session.platform
  let requestedAt = new Map<TimelineKey, number>()
  /** Time when the rows of a timeline were last refetched; otherwise time of its first poll. */
  let confirmedAt = new Map<TimelineKey, number>()
  let cancel: () => void = () => undefined
  let dueAt = Number.POSITIVE_INFINITY
  let polledAt = clock.elapsed()

  /** Returns whether a timeline is due. One that was just opened counts as loaded then. */
  const isDue = (key: TimelineKey): boolean =>
    !isPolledRarely(session, key) || getTimeSinceRequest(key) >= RARE_POLL_INTERVAL_MS

  const getTimeSinceRequest = (key: TimelineKey) =>
    clock.elapsed() - (requestedAt.get(key) ?? clock.elapsed())

  function poll(): void {
    polledAt = clock.elapsed()
    const polled = getOpenTimelines(session).filter((key) => !isListLive(session, key))
    const due = new Set(polled.filter(isDue))
    const now = clock.elapsed()
    requestedAt = new Map(
      polled.map((key) => [key, due.has(key) ? now : (requestedAt.get(key) ?? now)]),
    )
    confirmDueRows(polled)
    const notifications = getNotificationLists(session).filter((name) => !isListLive(session, name))
    const { budget } = session.api
    const lists = Math.max(1, notifications.length)
    schedule(budget.getPollInterval(getPollDelay(false, random()), due.size + lists))
    session.store.set(
      pollIntervalAtom(session),
      budget.getPollInterval(getPollDelay(false, 0.5), due.size + lists),
    )
    void backfillLists(session, [...due, ...notifications])
  }

  /**
   * Refetches rows, because polls do not show deletions, edits, or late posts with an older id. A background column
   * that was due is refetched when it becomes visible.
   */
  function confirmDueRows(polled: readonly TimelineKey[]): void {
    const now = clock.elapsed()
    const getConfirmedTime = (key: TimelineKey) => confirmedAt.get(key) ?? now
    const due = new Set(
      polled.filter(
        (key) => isListVisible(session, key) && now - getConfirmedTime(key) >= CONFIRM_MS,
      ),
    )
    confirmedAt = new Map(polled.map((key) => [key, due.has(key) ? now : getConfirmedTime(key)]))
    scheduleConfirmRows(session, [...due], 'all')
  }

  function schedule(ms: number): void {
    cancel()
    dueAt = clock.elapsed() + ms
    cancel = clock.after(ms, poll)
  }

  /** Sockets that are lost repeatedly do not postpone a poll that is due. */
  function restart(): void {
    const ms = getPollDelay(true, random())
    const isOverdue = clock.elapsed() - polledAt > FIRST_POLL_MS
    if (!isOverdue || clock.elapsed() + ms < dueAt) schedule(ms)
  }
  restart()
  return { restart, stop: () => cancel() }
}
