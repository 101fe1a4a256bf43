import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShortTime } from '@colonnade/domain/time'

/** Formats the short label of a moment in the user's language: `now`, `40s`, `3m`, `2h`, `6d`, `Jan 5`. */
export function formatShortTime(i18n: I18n, { unit, value, ...date }: ShortTime): string {
  switch (unit) {
    case 'now':
      return i18n._(msg({ message: 'now', comment: 'less than ten seconds ago' }))
    case 'second':
      return i18n._(msg({ message: `${value}s`, comment: 'seconds ago, short' }))
    case 'minute':
      return i18n._(msg({ message: `${value}m`, comment: 'minutes ago, short' }))
    case 'hour':
      return i18n._(msg({ message: `${value}h`, comment: 'hours ago, short' }))
    case 'day':
      return i18n._(msg({ message: `${value}d`, comment: 'days ago, short' }))
    case 'date':
      return i18n.date(value, {
        month: 'short',
        day: 'numeric',
        ...('withYear' in date && date.withYear === true ? { year: 'numeric' } : undefined),
      })
  }
}
