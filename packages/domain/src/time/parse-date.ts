/** As servers write time; the clock and its zone may be missing. */
const ISO_DATE =
  /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)?)?\s*$/i

/**
 * The moment that a server names, in milliseconds since 1970. The only way to read a date that others wrote.
 *
 * @returns null for anything that is no date of the calendar. Never throws.
 */
export function parseDate(raw: unknown): number | null {
  if (typeof raw !== 'string') return null
  const [, year, month, day] = ISO_DATE.exec(raw) ?? []
  if (year === undefined || Number(day) > getDaysInMonth(Number(year), Number(month))) return null
  if (Number(day) === 0) return null
  const moment = Date.parse(raw.trim().replace(' ', 'T').replace(',', '.'))
  return Number.isNaN(moment) ? null : moment
}

/** Whatever the zone, all of the first day. */
const LAST_UNKNOWN = 24 * 60 * 60 * 1000

/**
 * When something came about.
 *
 * @returns milliseconds since 1970; null where nobody knows: servers write the beginning of their count then, which is
 *   1970 or long before. Never throws.
 */
export function parseKnownDate(raw: unknown): number | null {
  const moment = parseDate(raw)
  return moment !== null && moment > LAST_UNKNOWN ? moment : null
}

/** 0 for a month that there is not. */
function getDaysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
