import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { findNearestLocale } from '@colonnade/domain/text'

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** The worker does not load the message catalogs, so it has these few texts. `#` is the number. */
const TITLES: Readonly<Record<Locale, PluralForms>> = {
  en: { one: '# notification', other: '# notifications' },
  de: { one: '# Benachrichtigung', other: '# Benachrichtigungen' },
  fr: { one: '# notification', many: '# de notifications', other: '# notifications' },
  es: { one: '# notificación', many: '# de notificaciones', other: '# notificaciones' },
  ja: { other: '通知#件' },
  ar: {
    zero: 'لا إشعارات',
    one: 'إشعار واحد',
    two: 'إشعاران',
    few: '# إشعارات',
    many: '# إشعارًا',
    other: '# إشعار',
  },
}

/**
 * Returns the title of a notification that replaces several. Never throws.
 *
 * @param wanted language tags in order of preference; English when none of them is supported
 */
export function getGroupTitle(wanted: readonly string[], count: number): string {
  const locale = findNearestLocale(wanted, LOCALES)
  const title = TITLES[locale]
  return (title[new Intl.PluralRules(locale).select(count)] ?? title.other).replace(
    '#',
    String(count),
  )
}
