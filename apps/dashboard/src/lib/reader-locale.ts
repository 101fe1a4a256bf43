/** How the reader writes times. */
export interface TimeManner {
  /** In the language of the words around them, as the reader's country writes it. */
  readonly locale: string
  /** As the reader counts hours, whatever the language. */
  readonly hourCycle: 'h11' | 'h12' | 'h23' | 'h24'
}

/** @param language of the words around the times, with its digits where it names them. Never throws. */
export function timeManner(language: string): TimeManner {
  const [base, digits = ''] = language.split(/(?=-u-)/)
  const wanted = navigator.languages.find((each) => each.split('-')[0] === base)
  const { hourCycle } = new Intl.DateTimeFormat(navigator.language, {
    hour: 'numeric',
  }).resolvedOptions()
  return {
    locale: wanted === undefined ? language : wanted + digits,
    hourCycle: hourCycle ?? 'h23',
  }
}
