import type { I18n } from '@lingui/core'
import type { ShortTime } from '@colonnade/domain/time'

const formats = new Map<string, Intl.RelativeTimeFormat>()

/**
 * A language's words for how far away a moment is. Each is made once: rows ask for them, and one takes longer to make
 * than a row to draw.
 *
 * @param numeric `auto` says "yesterday" for a day
 */
export function relativeFormat(
  locale: string,
  numeric: Intl.RelativeTimeFormatNumeric,
): Intl.RelativeTimeFormat {
  const key = `${numeric} ${locale}`
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric })
  formats.set(key, format)
  return format
}

/** The short label of a moment as it is read aloud: `now`, `3 minutes ago`, `January 5`. A day is 24 hours, not yesterday. */
export function spokenTimeText(i18n: I18n, time: ShortTime): string {
  switch (time.unit) {
    case 'now':
      return relativeFormat(i18n.locale, 'auto').format(0, 'second')
    case 'date':
      return i18n.date(time.value, {
        month: 'long',
        day: 'numeric',
        ...(time.withYear && { year: 'numeric' }),
      })
    default:
      return relativeFormat(i18n.locale, 'always').format(-time.value, time.unit)
  }
}
