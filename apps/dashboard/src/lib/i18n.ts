import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@colonnade/domain/settings'

/** English is the source language in the code (`scripts/lingui-macro.ts`). Other languages are loaded on demand. */
const CATALOGS: Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<{ readonly messages: Messages }>>
> = {
  de: () => import('../locales/de.po'),
  fr: () => import('../locales/fr.po'),
  es: () => import('../locales/es.po'),
  ja: () => import('../locales/ja.po'),
  ar: () => import('../locales/ar.po'),
}

/**
 * The right-to-left languages, with the digits for their counts and dates: those of the names and sizes beside them.
 */
const RTL_LOCALES: Partial<Record<Locale, string>> = { ar: '-u-nu-latn' }

/** Returns the locale for formatting dates, numbers and plurals. */
export const getFormatLocale = (locale: Locale): string => locale + (RTL_LOCALES[locale] ?? '')

/** Texts are English until a language is chosen. */
i18n.loadAndActivate({ locale: 'en', messages: {} })

/** Activates English. */
export function startI18n(): void {
  activate('en', {})
}

/** Loads the messages of a language. @throws the browser's error when they fail to load */
export const loadMessages = async (locale: Exclude<Locale, 'en'>): Promise<Messages> =>
  (await CATALOGS[locale]()).messages

/**
 * Loads the messages of a language and activates it. @param isStillWanted called after loading
 *
 * @throws the browser's error when they fail to load; the current language stays
 */
export async function loadLocale(
  locale: Exclude<Locale, 'en'>,
  isStillWanted: () => boolean,
): Promise<void> {
  const messages = await loadMessages(locale)
  if (isStillWanted()) activate(locale, messages)
}

/** Updates the page too: its language for screen readers and its text direction (RTL-04). */
function activate(locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale: getFormatLocale(locale), messages })
  document.documentElement.lang = locale
  document.documentElement.dir = locale in RTL_LOCALES ? 'rtl' : 'ltr'
}

export { i18n }
