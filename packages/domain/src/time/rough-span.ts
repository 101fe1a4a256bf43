import { millisecondsInMinute } from 'date-fns/constants'

/** Up to here single minutes count, above it steps of five. */
const EXACT_MINUTES = 10
const MINUTE_STEP = 5
/** From so many minutes on hours say it better, and from so many hours on days. */
const HOURS_FROM_MINUTES = 90
const DAYS_FROM_HOURS = 36

/** About how long something was; `value` is a whole number, 0 minutes for less than one. */
export interface RoughSpan {
  readonly unit: 'minute' | 'hour' | 'day'
  readonly value: number
}

/**
 * A time as people say it: 4 minutes, 40 minutes, 6 hours, 3 days.
 *
 * @param ms a negative one counts as none. Never throws.
 * @see BY-38
 */
export function roughSpan(ms: number): RoughSpan {
  const minutes = Math.max(0, ms) / millisecondsInMinute
  if (minutes < 1) return { unit: 'minute', value: 0 }
  if (minutes < HOURS_FROM_MINUTES) return { unit: 'minute', value: roundMinutes(minutes) }
  const hours = minutes / 60
  if (hours < DAYS_FROM_HOURS) return { unit: 'hour', value: Math.round(hours) }
  return { unit: 'day', value: Math.round(hours / 24) }
}

function roundMinutes(minutes: number): number {
  const whole = Math.round(minutes)
  return whole <= EXACT_MINUTES ? whole : Math.round(minutes / MINUTE_STEP) * MINUTE_STEP
}
