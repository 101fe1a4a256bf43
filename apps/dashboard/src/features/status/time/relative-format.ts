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
