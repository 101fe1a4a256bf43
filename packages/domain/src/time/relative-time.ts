import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
} from 'date-fns/constants'
import { isSameYear } from 'date-fns/isSameYear'
import { startOfYear } from 'date-fns/startOfYear'

/** Younger than this reads "now". */
const NOW_LIMIT_MS = 10 * millisecondsInSecond
/** So far ahead of ours may another clock be. */
const CLOCK_TOLERANCE_MS = millisecondsInDay
/** From this age a date is shown. */
const DATE_LIMIT_MS = 7 * millisecondsInDay
/** No label is refreshed more often. */
export const MIN_REFRESH_MS = 10 * millisecondsInSecond
/** Clocks that differ must not make a timer that never fires. */
const MAX_REFRESH_MS = millisecondsInDay

/** A short label in parts, for the interface to word: `5m` is `{unit: 'minute', value: 5}`. */
export type ShortTime =
  | { readonly unit: 'now' | 'second' | 'minute' | 'hour' | 'day'; readonly value: number }
  /** `value` is the moment itself; `withYear` when its year is not the current one. */
  | { readonly unit: 'date'; readonly value: number; readonly withYear: boolean }

/**
 * How a status says its age: now, seconds, minutes, hours, days (rounded down), then a date.
 * A moment in the future is now, and a date where no clock goes so wrong.
 *
 * @param at ms since 1970
 * @param now ms since 1970
 * @see TIM-01 to TIM-03
 */
export function shortTime(at: number, now: number): ShortTime {
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
 * The first moment at which a label of `shortTime` reads as it does now: the same value for as long as nothing changes.
 *
 * @param at ms since 1970
 * @param now ms since 1970
 * @returns ms since 1970; 0 where `at` is no moment
 */
export function labelTime(at: number, now: number): number {
  const age = now - at
  if (Number.isNaN(age)) return 0
  if (age >= DATE_LIMIT_MS) {
    return Math.max(at + DATE_LIMIT_MS, startOfYear(now).getTime())
  }
  return at + Math.floor(age / unitOf(age)) * unitOf(age)
}

function unitOf(age: number): number {
  if (age >= millisecondsInDay) return millisecondsInDay
  if (age >= millisecondsInHour) return millisecondsInHour
  return age >= millisecondsInMinute ? millisecondsInMinute : millisecondsInSecond
}

function untilNextLabel(age: number): number {
  // Seconds change sooner than any refresh, so that only the end of "now" is waited for.
  if (age < millisecondsInMinute) return NOW_LIMIT_MS - age
  if (age < millisecondsInHour) return millisecondsInMinute - (age % millisecondsInMinute)
  if (age < millisecondsInDay) return millisecondsInHour - (age % millisecondsInHour)
  return millisecondsInDay - (age % millisecondsInDay)
}

/**
 * When the label of `shortTime` should be made anew, by the clock on the wall: who waits must know of its jumps.
 *
 * @returns ms from now, at least 10 s and at most a day; null for a date, which stays
 * @see TIM-04
 */
export function nextRefresh(at: number, now: number): number | null {
  const age = now - at
  // Nor does what is no moment at all ever read otherwise.
  if (!(age < DATE_LIMIT_MS)) return null
  return Math.min(MAX_REFRESH_MS, Math.max(MIN_REFRESH_MS, untilNextLabel(age)))
}
