const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats a count compactly: 999, 1.2K, 34K, 5.6M.
 *
 * @param locale a language tag
 */
export function formatCompactNumber(value: number, locale: string): string {
  let format = formats.get(locale)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    formats.set(locale, format)
  }
  return format.format(value)
}
