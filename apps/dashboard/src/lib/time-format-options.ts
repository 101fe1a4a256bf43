/** The format in which the user reads times. */
export interface TimeFormatOptions {
  /** The language of the surrounding text, with the user's country. */
  readonly locale: string
  /** The user's hour cycle, independent of the language. */
  readonly hourCycle: 'h11' | 'h12' | 'h23' | 'h24'
}

/**
 * Returns the format for times. Never throws.
 *
 * @param language language of the surrounding text, with its digits when it names them
 * @param languages the browser's languages in order of preference
 */
export function getTimeFormatOptions(
  language: string,
  languages: readonly string[] = navigator.languages,
): TimeFormatOptions {
  const [base, digits = ''] = language.split(/(?=-u-)/)
  const known = languages.filter(isLocale)
  const wanted = known.find((each) => each.split('-')[0] === base)
  const { hourCycle } = new Intl.DateTimeFormat(known.slice(0, 1), {
    hour: 'numeric',
  }).resolvedOptions()
  return {
    locale: wanted === undefined ? language : wanted + digits,
    hourCycle: hourCycle ?? 'h23',
  }
}

/**
 * Checks the tag, because some browsers return the system's value: `C` in WebKitGTK, `en-US@posix` in Chromium.
 * `Intl` throws for both.
 */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
