/**
 * The language to speak to somebody who asks for others.
 *
 * @param wanted language tags as `pt-BR` or `pt_BR`, the dearest first
 * @param offered language tags; the first is spoken where none fits
 * @returns for the first that is understood at all the very one, else one of the same language. Never throws.
 * @see STA-03, BY-19
 */
export function nearestLocale<Locale extends string>(
  wanted: readonly string[],
  offered: readonly [Locale, ...Locale[]],
): Locale {
  for (const tag of wanted.map(plain)) {
    const sameLanguage = (locale: Locale) => languageOf(locale) === languageOf(tag)
    const found = offered.find((locale) => plain(locale) === tag) ?? offered.find(sameLanguage)
    if (found !== undefined) return found
  }
  return offered[0]
}

const plain = (tag: string) => tag.toLowerCase().replaceAll('_', '-')

const languageOf = (tag: string) => plain(tag).split('-')[0]
