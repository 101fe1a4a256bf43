import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@colonnade/domain/settings'

/** English stands in the code that says it (`scripts/lingui-macro.ts`); every other language comes when it is wanted. */
const CATALOGS: Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<{ readonly messages: Messages }>>
> = {
  de: () => import('../locales/de.po'),
  fr: () => import('../locales/fr.po'),
  es: () => import('../locales/es.po'),
  ja: () => import('../locales/ja.po'),
  ar: () => import('../locales/ar.po'),
}

/** What is written from right to left; counts and dates in it have the digits of the names and sizes beside them. */
const FROM_RIGHT: Partial<Record<Locale, string>> = { ar: '-u-nu-latn' }

/** What dates, numbers and plurals are formatted by. */
export const formatTag = (locale: Locale): string => locale + (FROM_RIGHT[locale] ?? '')

/** Whatever has to be said before a language was chosen is said in English. */
i18n.loadAndActivate({ locale: 'en', messages: {} })

/** Speaks English at once. */
export function startI18n(): void {
  activate('en', {})
}

/** @throws what the browser says where they do not arrive */
export const wordsOf = async (locale: Exclude<Locale, 'en'>): Promise<Messages> =>
  (await CATALOGS[locale]()).messages

/**
 * Fetches the words of a language and speaks it. @param isStillWanted asked when they are there
 *
 * @throws what the browser says where they do not arrive: what was spoken before goes on
 */
export async function speak(
  locale: Exclude<Locale, 'en'>,
  isStillWanted: () => boolean,
): Promise<void> {
  const messages = await wordsOf(locale)
  if (isStillWanted()) activate(locale, messages)
}

/** The page follows: its language for those who hear it, its direction for all (RTL-04). */
function activate(locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale: formatTag(locale), messages })
  document.documentElement.lang = locale
  document.documentElement.dir = locale in FROM_RIGHT ? 'rtl' : 'ltr'
}

export { i18n }
