import type { I18n } from '@lingui/core'
import type { ShortTime } from '@colonnade/domain/time'

const formats = new Map<string, Intl.RelativeTimeFormat>()

/**
 * Returns the relative time format of a locale. Each one is cached, because rows need them often, and creating one
 * takes longer than rendering a row.
 *
 * @param numeric `auto` formats a day as "yesterday"
 */
export function getRelativeTimeFormat(
  locale: string,
  numeric: Intl.RelativeTimeFormatNumeric,
): Intl.RelativeTimeFormat {
  const key = `${numeric} ${locale}`
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric })
  formats.set(key, format)
  return format
}

/**
 * Formats the short label of a moment for screen readers: `now`, `3 minutes ago`, `January 5`. A day is 24 hours, not
 * yesterday.
 */
export function formatSpokenTime(i18n: I18n, time: ShortTime): string {
  switch (time.unit) {
    case 'now':
      return getRelativeTimeFormat(i18n.locale, 'auto').format(0, 'second')
    case 'date':
      return i18n.date(time.value, {
        month: 'long',
        day: 'numeric',
        ...(time.withYear && { year: 'numeric' }),
      })
    default:
      return getRelativeTimeFormat(i18n.locale, 'always').format(-time.value, time.unit)
  }
}
