import { millisecondsInDay } from 'date-fns/constants'

/** As servers write time; the clock and its zone may be missing. */
const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/i

/** Every month has it. */
const SAFE_DAY = '28'

/**
 * The moment that a server names, in milliseconds since 1970. The only way to read a date that others wrote. Not by
 * `parseISO`: ADR 0025 says why.
 *
 * @returns null for anything that is no date of the calendar. Never throws.
 */
export function parseDate(raw: unknown): number | null {
  const [text = '', day = ''] = (typeof raw === 'string' && ISO_DATE.exec(raw.trim())) || []
  if (day.slice(-SAFE_DAY.length) > SAFE_DAY && !isInCalendar(day)) return null
  const moment = Date.parse(text.replace(' ', 'T'))
  return Number.isNaN(moment) ? null : moment
}

/** Engines take the last days of a month for the first of the next. */
function isInCalendar(day: string): boolean {
  const midnight = Date.parse(day)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}

/**
 * When something came about.
 *
 * @returns milliseconds since 1970; null where nobody knows: servers write the beginning of their count then, which is
 *   1970 or long before. Never throws.
 */
export function parseKnownDate(raw: unknown): number | null {
  const moment = parseDate(raw)
  // Whatever the zone, all of the first day.
  return moment !== null && moment > millisecondsInDay ? moment : null
}
