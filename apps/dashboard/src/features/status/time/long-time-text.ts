import type { I18n } from '@lingui/core'
import type { LongTime } from '@colonnade/domain/time'
import { relativeFormat } from './spoken-time-text.ts'

/** How far away a moment is in the user's language: `in 2 days`, `tomorrow`, `5 minutes ago`. */
export function longTimeText(i18n: I18n, { unit, value }: LongTime): string {
  return relativeFormat(i18n.locale, 'auto').format(value, unit)
}
