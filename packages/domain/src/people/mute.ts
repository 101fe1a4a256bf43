import { addSeconds } from 'date-fns/addSeconds'
import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import type { AccountId } from '../entities/ids.ts'
import { parseDate } from '../time/parse-date.ts'

/** What is asked before an account is muted. */
export interface MuteDraft {
  readonly account_id: AccountId
  /** Whether its notifications are muted too. */
  readonly notifications: boolean
  /** Seconds; 0 until it is unmuted. */
  readonly duration: number
}

/** A question that is asked anew begins anew: notifications are muted too. @see ACC-11 */
export function startMute(account_id: AccountId): MuteDraft {
  return { account_id, notifications: true, duration: 0 }
}

/**
 * When a mute that begins now ends.
 *
 * @param duration seconds; 0 is without end
 * @param now ms since the epoch
 * @returns an ISO time; null for no end. Never throws.
 */
export function muteEnd(duration: number, now: number): string | null {
  return duration > 0 ? addSeconds(now, duration).toISOString() : null
}

/**
 * How long a mute still lasts: a change of it must not make it last for ever.
 *
 * @param end an ISO time; null for no end
 * @param now ms since the epoch
 * @returns whole seconds, at least 1 before the end; 0 without an end, or where it passed. Never throws.
 */
export function secondsLeft(end: string | null, now: number): number {
  const moment = parseDate(end) ?? now
  return Math.max(0, differenceInSeconds(moment, now, { roundingMethod: 'ceil' }))
}
