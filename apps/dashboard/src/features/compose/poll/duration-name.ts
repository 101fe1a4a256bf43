import type { I18n } from '@lingui/core'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in the reader's words, in the largest unit that it is whole in. @param seconds whole */
export function durationName(i18n: I18n, seconds: number): string {
  const [unit, size] =
    seconds % DAY === 0
      ? (['day', DAY] as const)
      : seconds % HOUR === 0
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(i18n.locale, format).format(Math.max(1, Math.round(seconds / size)))
}
