import type { I18n } from '@lingui/core'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A size as people say it, never more than it is: `15.2 MB`. */
export function fileSize(i18n: I18n, bytes: number): string {
  const isLarge = bytes >= MEGABYTE
  const value = Math.floor((bytes * 10) / (isLarge ? MEGABYTE : KILOBYTE)) / 10
  return i18n.number(value, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  })
}
