/**
 * Returns the offered language that fits best.
 *
 * @param wanted language tags as `pt-BR` or `pt_BR`, in order of preference
 * @param offered language tags; the first is the fallback
 * @returns for the first supported language the same tag, otherwise another tag of that language. Never throws.
 * @see STA-03, BY-19
 */
export function findNearestLocale<Locale extends string>(
  wanted: readonly string[],
  offered: readonly [Locale, ...Locale[]],
): Locale {
  for (const tag of wanted.map(normaliseTag)) {
    const sameLanguage = (locale: Locale) => getLanguage(locale) === getLanguage(tag)
    const found =
      offered.find((locale) => normaliseTag(locale) === tag) ?? offered.find(sameLanguage)
    if (found !== undefined) return found
  }
  return offered[0]
}

const normaliseTag = (tag: string) => tag.toLowerCase().replaceAll('_', '-')

const getLanguage = (tag: string) => normaliseTag(tag).split('-')[0]
