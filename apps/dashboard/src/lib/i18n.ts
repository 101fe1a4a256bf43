import { i18n } from '@lingui/core'
import { nearestLocale } from '@colonnade/domain/text'

/** The languages of the program; the first is spoken to who understands none of them. */
const LOCALES = ['en'] as const

/**
 * Speaks the language that is wanted, as far as the program knows it (STA-03). English stands in the code
 * that says it (`scripts/lingui-macro.ts`), so the first paint never waits for words.
 */
export function startI18n(wanted: string = LOCALES[0]): void {
  const locale = nearestLocale(wanted, LOCALES)
  i18n.load(locale, {})
  i18n.activate(locale)
  document.documentElement.lang = locale
}

export { i18n }
