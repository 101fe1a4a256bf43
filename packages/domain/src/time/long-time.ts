import { daysInYear } from 'date-fns/constants'

/** Values of a unit from which on the next larger unit is used. */
export interface TimeThresholds {
  readonly second: number
  readonly minute: number
  readonly hour: number
  readonly day: number
  readonly month: number
}

/** Used by the interface. @see TIM-05 */
export const LONG_THRESHOLDS: TimeThresholds = {
  second: 60,
  minute: 60,
  hour: 24,
  day: 30,
  month: 12,
}

/** Defaults of the time library of the reference implementation; not used by the interface. @internal @see TIM-06 */
export const LIBRARY_THRESHOLDS: TimeThresholds = {
  second: 45,
  minute: 45,
  hour: 22,
  day: 26,
  month: 11,
}

export type LongUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

/** As in `Intl.RelativeTimeFormat`: negative is in the past. */
export interface LongTime {
  readonly unit: LongUnit
  readonly value: number
}

/** Rounds half away from zero, so that past and future read the same; never -0. */
const round = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0

/**
 * Returns the distance to a time in the largest fitting unit, rounded: "5 minutes ago", "in 3 days".
 *
 * @param at ms since 1970
 * @param now ms since 1970
 * @see TIM-05, TIM-06
 */
export function getLongTime(at: number, now: number, thresholds = LONG_THRESHOLDS): LongTime {
  const second = round((at - now) / 1000)
  const minute = round(second / 60)
  const hour = round(minute / 60)
  const day = round(hour / 24)
  const years = day / daysInYear
  const month = round(years * 12)
  if (Math.abs(second) < thresholds.second) return { unit: 'second', value: second }
  if (Math.abs(minute) < thresholds.minute) return { unit: 'minute', value: minute }
  if (Math.abs(hour) < thresholds.hour) return { unit: 'hour', value: hour }
  if (Math.abs(day) < thresholds.day) return { unit: 'day', value: day }
  if (Math.abs(month) < thresholds.month) return { unit: 'month', value: month }
  return { unit: 'year', value: round(years) }
}
