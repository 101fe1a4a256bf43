import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { getLongTime, getShortTime } from '@colonnade/domain/time'
import { createI18n } from '../../../testing/create-i18n.ts'
import { formatLongTime } from './format-long-time.ts'
import { formatShortTime } from './format-short-time.ts'
import { formatSpokenTime } from './format-spoken-time.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = new Date(2026, 10, 21, 14, 5).getTime()

/** The kind of space between a number and its unit depends on the version of the Unicode data. */
const normaliseSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

const AGES = [0, 40 * SECOND, 3 * MINUTE, 2 * HOUR, 6 * DAY, 16 * DAY, 700 * DAY]
const SHORT: Readonly<Record<Locale, string>> = {
  en: 'now, 40s, 3m, 2h, 6d, Nov 5, Dec 21, 2024',
  de: 'jetzt, 40 Sek., 3 Min., 2 Std., 6 T., 5. Nov., 21. Dez. 2024',
  fr: 'maintenant, 40 s, 3 min, 2 h, 6 j, 5 nov., 21 déc. 2024',
  es: 'ahora, 40 s, 3 min, 2 h, 6 d, 5 nov, 21 dic 2024',
  ja: '今, 40秒前, 3分前, 2時間前, 6日前, 11月5日, 2024年12月21日',
  ar: 'الآن, 40ث, 3د, 2س, 6ي, 5 نوفمبر, 21 ديسمبر 2024',
}

const SPOKEN: Readonly<Record<Locale, string>> = {
  en: 'now, 40 seconds ago, 3 minutes ago, 2 hours ago, 6 days ago, November 5, December 21, 2024',
  de: 'jetzt, vor 40 Sekunden, vor 3 Minuten, vor 2 Stunden, vor 6 Tagen, 5. November, 21. Dezember 2024',
  fr: 'maintenant, il y a 40 secondes, il y a 3 minutes, il y a 2 heures, il y a 6 jours, 5 novembre, 21 décembre 2024',
  es: 'ahora, hace 40 segundos, hace 3 minutos, hace 2 horas, hace 6 días, 5 de noviembre, 21 de diciembre de 2024',
  ja: '今, 40 秒前, 3 分前, 2 時間前, 6 日前, 11月5日, 2024年12月21日',
  ar: 'الآن, قبل 40 ثانية, قبل 3 دقائق, قبل ساعتين, قبل 6 أيام, 5 نوفمبر, 21 ديسمبر 2024',
}

const SPANS = [MINUTE, 2 * MINUTE, 3 * MINUTE, 11 * MINUTE, 2 * HOUR, DAY, 3 * DAY, -DAY]
const LONG: Readonly<Record<Locale, string>> = {
  en: 'in 1 minute, in 2 minutes, in 3 minutes, in 11 minutes, in 2 hours, tomorrow, in 3 days, yesterday',
  de: 'in 1 Minute, in 2 Minuten, in 3 Minuten, in 11 Minuten, in 2 Stunden, morgen, in 3 Tagen, gestern',
  fr: 'dans 1 minute, dans 2 minutes, dans 3 minutes, dans 11 minutes, dans 2 heures, demain, dans 3 jours, hier',
  es: 'dentro de 1 minuto, dentro de 2 minutos, dentro de 3 minutos, dentro de 11 minutos, dentro de 2 horas, mañana, dentro de 3 días, ayer',
  ja: '1 分後, 2 分後, 3 分後, 11 分後, 2 時間後, 明日, 3 日後, 昨日',
  ar: 'خلال دقيقة واحدة, خلال دقيقتين, خلال 3 دقائق, خلال 11 دقيقة, خلال ساعتين, غدًا, خلال 3 أيام, أمس',
}

/** The weekday and the month, in the order in which they are read. */
const FULL: Readonly<Record<Locale, RegExp>> = {
  en: /^Saturday.*November 21.*2026.*2:05/,
  de: /^Samstag.*21\. November 2026.*14:05/,
  fr: /^samedi 21 novembre 2026.*14:05/,
  es: /^sábado.*21 de noviembre de 2026.*14:05/,
  ja: /^2026年11月21日土曜日.*14:05/,
  ar: /^السبت.*21 نوفمبر 2026.*2:05/,
}

describe.each(LOCALES)('time formats in %s', (locale) => {
  test(
    'formats short times with its words, its order and Western digits',
    { tags: ['TIM-01', 'TIM-03', 'BY-19'] },
    async () => {
      const i18n = await createI18n(locale)

      const texts = AGES.map((age) => formatShortTime(i18n, getShortTime(NOW - age, NOW)))

      expect(normaliseSpaces(texts.join(', '))).toBe(SHORT[locale])
    },
  )

  test(
    'formats short times as words for screen readers',
    { tags: ['BY-54', 'BY-19'] },
    async () => {
      const i18n = await createI18n(locale)

      const texts = AGES.map((age) => formatSpokenTime(i18n, getShortTime(NOW - age, NOW)))

      expect(normaliseSpaces(texts.join(', '))).toBe(SPOKEN[locale])
    },
  )

  test(
    'formats long times with its plural forms, and its words for adjacent days',
    { tags: ['TIM-05', 'BY-19'] },
    async () => {
      const i18n = await createI18n(locale)

      const texts = SPANS.map((span) => formatLongTime(i18n, getLongTime(NOW + span, NOW)))

      expect(normaliseSpaces(texts.join(', '))).toBe(LONG[locale])
    },
  )

  test(
    'formats a full date in its order, with its hour cycle',
    { tags: ['TIM-08', 'BY-19'] },
    async () => {
      const i18n = await createI18n(locale)

      expect(normaliseSpaces(i18n.date(NOW, { dateStyle: 'full', timeStyle: 'short' }))).toMatch(
        FULL[locale],
      )
    },
  )
})
