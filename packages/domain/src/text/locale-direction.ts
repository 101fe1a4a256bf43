/** Languages whose usual script runs from right to left. */
const RTL_LANGUAGES = new Set('ar arc ckb dv fa he khw ks nqo ps sd syr ug ur yi'.split(' '))

/** Scripts, where a tag names one: `az-Arab` runs the other way than `az`. */
const RTL_SCRIPTS = new Set('adlm arab hebr mand nkoo rohg samr syrc thaa'.split(' '))

/**
 * The direction in which a locale lays out its pages.
 *
 * @param locale a language tag as `ar`, `fa-IR`, `az-Arab-IR`; underscores are understood
 * @returns `ltr` for whatever is not known. Never throws.
 * @see RTL-04
 */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/)
  const script = rest.find((part) => /^[a-z]{4}$/.test(part))
  const isRtl = script === undefined ? RTL_LANGUAGES.has(language) : RTL_SCRIPTS.has(script)
  return isRtl ? 'rtl' : 'ltr'
}
