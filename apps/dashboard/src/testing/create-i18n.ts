import { setupI18n, type I18n } from '@lingui/core'
import type { Locale } from '@colonnade/domain/settings'
import { getFormatLocale, loadMessages } from '../lib/i18n.ts'

/** Creates an i18n instance in a language, with the texts of the program, independent of the global one. */
export async function createI18n(language: Locale): Promise<I18n> {
  const locale = getFormatLocale(language)
  const messages = language === 'en' ? {} : await loadMessages(language)
  return setupI18n({ locale, messages: { [locale]: messages } })
}
