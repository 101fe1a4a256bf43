/** How the reader writes times. */
export interface TimeManner {
  /** In the language of the words around them, as the reader's country writes it. */
  readonly locale: string
  /** As the reader counts hours, whatever the language. */
  readonly hourCycle: 'h11' | 'h12' | 'h23' | 'h24'
}

/**
 * @param language of the words around the times, with its digits where it names them
 * @param languages what the browser says that the reader reads, the dearest first. Never throws.
 */
export function timeManner(
  language: string,
  languages: readonly string[] = navigator.languages,
): TimeManner {
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

/** Some browsers hand on what the system says: `C` by WebKitGTK, `en-US@posix` by Chromium. `Intl` throws at both. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
