import { i18n } from '@lingui/core'
import { messages as english } from '../locales/en.po'

const DEFAULT_LOCALE = 'en'

/** English travels with the program, so the first paint never waits for words. */
export function startI18n(): void {
  i18n.load(DEFAULT_LOCALE, english)
  i18n.activate(DEFAULT_LOCALE)
  document.documentElement.lang = DEFAULT_LOCALE
}

export { i18n }
