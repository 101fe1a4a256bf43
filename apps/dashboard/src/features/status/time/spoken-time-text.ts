import type { I18n } from '@lingui/core'
import type { ShortTime } from '@colonnade/domain/time'
import { relativeFormat } from './relative-format.ts'

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
