import { millisecondsInDay } from 'date-fns/constants'

/** Date format of servers. Time and time zone are optional. */
const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/i

/** A day that every month has. */
const SAFE_DAY = '28'

/**
 * Parses a date of a server to milliseconds since 1970. All dates from outside are parsed here, and not with
 * `parseISO` (see ADR 0025).
 *
 * @returns null for anything but a calendar date. Never throws.
 */
export function parseDate(raw: unknown): number | null {
  const [text = '', day = ''] = (typeof raw === 'string' && ISO_DATE.exec(raw.trim())) || []
  if (day.slice(-SAFE_DAY.length) > SAFE_DAY && !isInCalendar(day)) return null
  const moment = Date.parse(text.replace(' ', 'T'))
  return Number.isNaN(moment) ? null : moment
}

/** Engines accept the day after the end of a month as the first of the next month. */
function isInCalendar(day: string): boolean {
  const midnight = Date.parse(day)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}

/**
 * Parses the date of an event.
 *
 * @returns milliseconds since 1970; null if it is unknown: servers then send the start of their epoch, which is 1970
 *   or long before. Never throws.
 */
export function parseKnownDate(raw: unknown): number | null {
  const moment = parseDate(raw)
  // Excludes the whole first day, in any time zone.
  return moment !== null && moment > millisecondsInDay ? moment : null
}
