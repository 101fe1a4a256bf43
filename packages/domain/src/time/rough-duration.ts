import { millisecondsInMinute } from 'date-fns/constants'

/** Up to this many minutes the value is exact, above it is rounded to five. */
const EXACT_MINUTES = 10
const MINUTE_STEP = 5
/** Values from which on minutes become hours, and hours become days. */
const HOURS_FROM_MINUTES = 90
const DAYS_FROM_HOURS = 36

/** An approximate duration; `value` is an integer, 0 minutes for less than one. */
export interface RoughDuration {
  readonly unit: 'minute' | 'hour' | 'day'
  readonly value: number
}

/**
 * Rounds a duration as in speech: 4 minutes, 40 minutes, 6 hours, 3 days.
 *
 * @param ms a negative value counts as 0. Never throws.
 * @see BY-38
 */
export function getRoughDuration(ms: number): RoughDuration {
  const minutes = Math.max(0, ms) / millisecondsInMinute
  if (minutes < 1) return { unit: 'minute', value: 0 }
  if (minutes < HOURS_FROM_MINUTES) return { unit: 'minute', value: roundMinutes(minutes) }
  const hours = minutes / 60
  if (hours < DAYS_FROM_HOURS) return { unit: 'hour', value: Math.round(hours) }
  return { unit: 'day', value: Math.round(hours / 24) }
}

function roundMinutes(minutes: number): number {
  const rounded = Math.round(minutes)
  return rounded <= EXACT_MINUTES ? rounded : Math.round(minutes / MINUTE_STEP) * MINUTE_STEP
}
