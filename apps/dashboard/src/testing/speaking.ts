import { setupI18n, type I18n } from '@lingui/core'
import type { Locale } from '@colonnade/domain/settings'
import { formatTag, wordsOf } from '../lib/i18n.ts'

/** What speaks a language as the program does, beside the one that it speaks. */
export async function speaking(language: Locale): Promise<I18n> {
  const locale = formatTag(language)
  const messages = language === 'en' ? {} : await wordsOf(language)
  return setupI18n({ locale, messages: { [locale]: messages } })
}
