import { i18n } from '@lingui/core'

const DEFAULT_LOCALE = 'en'

/** English stands in the code that says it (`scripts/lingui-macro.ts`), so the first paint never waits for words. */
export function startI18n(): void {
  i18n.load(DEFAULT_LOCALE, {})
  i18n.activate(DEFAULT_LOCALE)
  document.documentElement.lang = DEFAULT_LOCALE
}

export { i18n }
