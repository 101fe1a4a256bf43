/** As servers write time; the clock and its zone may be missing. */
const ISO_DATE =
  /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)?)?\s*$/i

/**
 * The moment that a server names, in milliseconds since 1970. The only way to read a date that others wrote.
 *
 * @returns null for anything that is no date of the calendar, and for 1970 and before: servers write the beginning of
 * their count where they know no date. Never throws.
 */
export function parseDate(raw: unknown): number | null {
  if (typeof raw !== 'string') return null
  const [, year, month, day] = ISO_DATE.exec(raw) ?? []
  if (year === undefined || Number(day) > getDaysInMonth(Number(year), Number(month))) return null
  const moment = Date.parse(raw.trim().replace(' ', 'T').replace(',', '.'))
  return moment > LAST_UNKNOWN ? moment : null
}

/** Whatever the zone, all of the first day. */
const LAST_UNKNOWN = 24 * 60 * 60 * 1000

/** 0 for a month that there is not. */
function getDaysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
