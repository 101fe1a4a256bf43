import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { timeManner } from '../../lib/reader-locale.ts'

/** When what is missing was written, in milliseconds since 1970; null where nobody knows. */
export interface GapSpan {
  /** When what stands below the gap was written. */
  readonly from: number | null
  /** When what stands above it was; null for a gap in front, which goes on until now. */
  readonly until: number | null
  /** About how long that is; null without an end. */
  readonly about: { readonly unit: 'minute' | 'hour' | 'day'; readonly value: number } | null
}

/** What a gap says of itself: `about 6 h missing, 14:10–20:05`. @param now milliseconds since 1970 */
export function gapWords(i18n: I18n, { from, until, about }: GapSpan, now: number): string {
  const isKnown = from !== null && (until === null || until >= from)
  if (!isKnown) return i18n._(msg`Something may be missing here`)
  const format = formatFor(i18n, from, until ?? now, now)
  if (until === null || about === null) {
    const since = format.format(from)
    return i18n._(msg`Missing since ${since}`)
  }
  const range = format.formatRange(from, until)
  const { value } = about
  if (about.unit === 'hour') return i18n._(msg`about ${value} h missing, ${range}`)
  if (about.unit === 'minute') {
    return value === 0
      ? i18n._(msg`less than a minute missing, ${range}`)
      : i18n._(msg`about ${value} min missing, ${range}`)
  }
  return i18n._(
    msg({
      message: plural(value, {
        one: `about # day missing, ${range}`,
        other: `about # days missing, ${range}`,
      }),
    }),
  )
}

/** The hour alone is enough for what is all of today. */
function formatFor(i18n: I18n, from: number, until: number, now: number): Intl.DateTimeFormat {
  const { locale, hourCycle } = timeManner(i18n.locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
  const isToday = [from, until].every((moment) => day.format(moment) === day.format(now))
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
    ...(!isToday && { day: 'numeric', month: 'short' }),
  })
}
