import type { I18n } from '@lingui/core'
import type { LongTime } from '@colonnade/domain/time'
import { getRelativeTimeFormat } from './format-spoken-time.ts'

/** Formats the distance to a moment in the user's language: `in 2 days`, `tomorrow`, `5 minutes ago`. */
export function formatLongTime(i18n: I18n, { unit, value }: LongTime): string {
  return getRelativeTimeFormat(i18n.locale, 'auto').format(value, unit)
}
