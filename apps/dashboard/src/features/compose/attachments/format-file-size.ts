import type { I18n } from '@lingui/core'

const BYTES_PER_KILOBYTE = 1024
const BYTES_PER_MEGABYTE = BYTES_PER_KILOBYTE * BYTES_PER_KILOBYTE

/** Formats a file size, never rounded up: `15.2 MB`. */
export function formatFileSize(i18n: I18n, bytes: number): string {
  const isLarge = bytes >= BYTES_PER_MEGABYTE
  const value = Math.floor((bytes * 10) / (isLarge ? BYTES_PER_MEGABYTE : BYTES_PER_KILOBYTE)) / 10
  return i18n.number(value, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  })
}
