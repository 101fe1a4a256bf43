import { addSeconds } from 'date-fns/addSeconds'
import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import type { AccountId } from '../entities/ids.ts'
import { parseDate } from '../time/parse-date.ts'

/** The values of the mute dialog. */
export interface MuteDraft {
  readonly account_id: AccountId
  /** Whether to mute its notifications too. */
  readonly notifications: boolean
  /** Seconds; 0 for indefinitely. */
  readonly duration: number
}

/** Opens the mute dialog with its defaults: notifications are muted too. @see ACC-11 */
export function startMute(account_id: AccountId): MuteDraft {
  return { account_id, notifications: true, duration: 0 }
}

/**
 * Returns when a mute that starts now ends.
 *
 * @param duration seconds; 0 for indefinitely
 * @param now ms since the epoch
 * @returns an ISO time; null for no end. Never throws.
 */
export function getMuteEnd(duration: number, now: number): string | null {
  return duration > 0 ? addSeconds(now, duration).toISOString() : null
}

/**
 * Returns the remaining duration of a mute, so that changing it does not make it permanent.
 *
 * @param end an ISO time; null for no end
 * @param now ms since the epoch
 * @returns whole seconds, at least 1 before the end; 0 without an end, or after it. Never throws.
 */
export function getSecondsLeft(end: string | null, now: number): number {
  const moment = parseDate(end) ?? now
  return Math.max(0, differenceInSeconds(moment, now, { roundingMethod: 'ceil' }))
}
