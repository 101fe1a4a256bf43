import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
} from 'date-fns/constants'
import { isSameYear } from 'date-fns/isSameYear'
import { startOfYear } from 'date-fns/startOfYear'

/** Age below which the label is "now". */
const NOW_LIMIT_MS = 10 * millisecondsInSecond
/** Maximum difference to another clock that is ahead. */
const CLOCK_TOLERANCE_MS = millisecondsInDay
/** Age from which a date is shown. */
const DATE_LIMIT_MS = 7 * millisecondsInDay
/** Minimum time between two refreshes of a label. */
export const MIN_REFRESH_MS = 10 * millisecondsInSecond
/** Maximum time between two refreshes, so that wrong clocks cannot prevent the timer from firing. */
const MAX_REFRESH_MS = millisecondsInDay

/** The parts of a short label, which the interface formats: `5m` is `{unit: 'minute', value: 5}`. */
export type ShortTime =
  | { readonly unit: 'now' | 'second' | 'minute' | 'hour' | 'day'; readonly value: number }
  /** `value` is the time itself; `withYear` if its year is not the current one. */
  | { readonly unit: 'date'; readonly value: number; readonly withYear: boolean }

/**
 * Returns the age label of a status: now, seconds, minutes, hours, days (rounded down), then a date. A time in the
 * future is "now", or a date if it is further ahead than clocks differ.
 *
 * @param at ms since 1970
 * @param now ms since 1970
 * @see TIM-01 to TIM-03
 */
export function getShortTime(at: number, now: number): ShortTime {
  const age = now - at
  if (age >= DATE_LIMIT_MS || age < -CLOCK_TOLERANCE_MS) {
    return {
      unit: 'date',
      value: at,
      withYear: !isSameYear(at, now),
    }
  }
  if (age >= millisecondsInDay) return { unit: 'day', value: Math.floor(age / millisecondsInDay) }
  if (age >= millisecondsInHour)
    return { unit: 'hour', value: Math.floor(age / millisecondsInHour) }
  if (age >= millisecondsInMinute)
    return { unit: 'minute', value: Math.floor(age / millisecondsInMinute) }
  if (age >= NOW_LIMIT_MS) return { unit: 'second', value: Math.floor(age / millisecondsInSecond) }
  return { unit: 'now', value: 0 }
}

/**
 * Returns the time since which `getShortTime` has returned the current label. The result is the same until the label
 * changes.
 *
 * @param at ms since 1970
 * @param now ms since 1970
 * @returns ms since 1970; 0 if `at` is not a valid time
 */
export function getLabelStart(at: number, now: number): number {
  const age = now - at
  if (Number.isNaN(age)) return 0
  if (age >= DATE_LIMIT_MS) {
    return Math.max(at + DATE_LIMIT_MS, startOfYear(now).getTime())
  }
  return at + Math.floor(age / getUnit(age)) * getUnit(age)
}

function getUnit(age: number): number {
  if (age >= millisecondsInDay) return millisecondsInDay
  if (age >= millisecondsInHour) return millisecondsInHour
  return age >= millisecondsInMinute ? millisecondsInMinute : millisecondsInSecond
}

function getTimeToNextLabel(age: number): number {
  // Labels in seconds change faster than the refresh, so only the end of "now" matters.
  if (age < millisecondsInMinute) return NOW_LIMIT_MS - age
  if (age < millisecondsInHour) return millisecondsInMinute - (age % millisecondsInMinute)
  if (age < millisecondsInDay) return millisecondsInHour - (age % millisecondsInHour)
  return millisecondsInDay - (age % millisecondsInDay)
}

/**
 * Returns when the label of `getShortTime` has to be refreshed, by the system clock. The caller has to handle jumps
 * of that clock.
 *
 * @returns ms from now, at least 10 s and at most a day; null for a date, which does not change
 * @see TIM-04
 */
export function getNextRefresh(at: number, now: number): number | null {
  const age = now - at
  // Also false for an invalid time, whose label never changes.
  if (!(age < DATE_LIMIT_MS)) return null
  return Math.min(MAX_REFRESH_MS, Math.max(MIN_REFRESH_MS, getTimeToNextLabel(age)))
}
