import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { nearestLocale } from '@colonnade/domain/text'

type Title = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** Catalogs do not travel with a worker: these few words do. `#` is the number. */
const TITLES: Readonly<Record<Locale, Title>> = {
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
 * What one notice says that stands for several.
 *
 * @param wanted language tags, the dearest first; English where none of them is spoken here. Never throws.
 */
export function groupTitle(wanted: readonly string[], count: number): string {
  const locale = nearestLocale(wanted, LOCALES)
  const title = TITLES[locale]
  return (title[new Intl.PluralRules(locale).select(count)] ?? title.other).replace(
    '#',
    String(count),
  )
}
