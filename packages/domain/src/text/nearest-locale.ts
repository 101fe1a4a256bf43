/**
 * The language to speak to somebody who asks for another one.
 *
 * @param wanted a language tag as `pt-BR` or `pt_BR`
 * @param offered language tags; the first is spoken where none fits
 * @returns the very one that is wanted, else one of the same language, else the first. Never throws.
 * @see STA-03
 */
export function nearestLocale<Locale extends string>(
  wanted: string,
  offered: readonly [Locale, ...Locale[]],
): Locale {
  const tag = plain(wanted)
  const sameLanguage = (locale: Locale) => languageOf(locale) === languageOf(tag)
  return offered.find((locale) => plain(locale) === tag) ?? offered.find(sameLanguage) ?? offered[0]
}

const plain = (tag: string) => tag.toLowerCase().replaceAll('_', '-')

const languageOf = (tag: string) => plain(tag).split('-')[0]
