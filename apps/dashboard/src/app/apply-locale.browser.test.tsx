import { msg } from '@lingui/core/macro'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '@colonnade/domain/settings'
import { getLongTime, getShortTime } from '@colonnade/domain/time'
import { formatLongTime } from '../features/status/time/format-long-time.ts'
import { formatShortTime } from '../features/status/time/format-short-time.ts'
import { formatSpokenTime } from '../features/status/time/format-spoken-time.ts'
import { i18n, startI18n } from '../lib/i18n.ts'
import { createAppStore } from '../state/app-store.ts'
import { changeLocalSettingAtom, LOCAL_SETTINGS_KEY } from '../state/settings/local-settings.ts'
import { fakePlatform } from '../testing/fake-platform.ts'
import { startApplyingLocale } from './apply-locale.ts'

const { documentElement } = document
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  startI18n()
})

interface Traits {
  readonly chosen?: Language
  /** The locale of the server's page. */
  readonly locale?: string
}

/** Opens a page. `begun` lists the languages of its first paint. */
function openPage({ chosen = 'auto', locale }: Traits = {}) {
  const fake = fakePlatform({
    fetch: () => Promise.reject(new TypeError('no server')),
    initialState: locale === undefined ? null : { meta: { locale } },
  })
  let losePatience = () => undefined as void
  const after = (_ms: number, run: () => void) => {
    losePatience = run
    return () => undefined
  }
  const platform = { ...fake, clock: { ...fake.clock, after } }
  platform.storage.write(LOCAL_SETTINGS_KEY, JSON.stringify({ language: chosen }))
  const store = createAppStore(platform)
  const begun: string[] = []
  stops.push(startApplyingLocale(store, () => begun.push(i18n.locale)))
  return {
    begun,
    /** Ends the wait for the messages. */
    losePatience: () => losePatience(),
    choose: (language: Language) => store.set(changeLocalSettingAtom, ['language'], language),
    spoken: () => platform.storage.read('colonnade/spoken'),
  }
}

test(
  'activates English immediately and stores it for the next first paint',
  { tags: ['BY-19'] },
  () => {
    const { begun, spoken } = openPage()

    expect(begun).toEqual(['en'])
    expect(documentElement.lang).toBe('en')
    expect(spoken()).toBe('en')
  },
)

test.each([
  ['the browser names no language', { languages: [] }],
  ['the browser has only unsupported languages', { languages: ['tlh'] }],
  ['the page has an unsupported locale', { languages: ['de'], locale: 'tlh' }],
])('formats times in English when %s', { tags: ['TIM-07'] }, (_title, { languages, ...page }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  const { begun } = openPage(page)

  expect(begun).toEqual(['en'])
  const now = Date.UTC(2026, 10, 21, 12)
  const at = (ms: number) => getShortTime(now - ms, now)
  expect(formatShortTime(i18n, at(0))).toBe('now')
  expect(formatShortTime(i18n, at(90_000))).toBe('1m')
  expect(formatShortTime(i18n, at(20 * 86_400_000))).toBe('Nov 1')
  expect(formatSpokenTime(i18n, at(90_000))).toBe('1 minute ago')
  expect(formatLongTime(i18n, getLongTime(now + 3 * 86_400_000, now))).toBe('in 3 days')
})

test('paints after the messages of another language are loaded', { tags: ['BY-19'] }, async () => {
  const { begun } = openPage({ chosen: 'de' })
  expect(begun).toEqual([])

  await expect.poll(() => begun).toEqual(['de'])

  expect(documentElement.lang).toBe('de')
  expect(i18n._(msg`Cancel`)).toBe('Abbrechen')
})

test.each([
  ['prefers the setting to the locale of the server’s page', { chosen: 'en', locale: 'de' }, 'en'],
  ['prefers the locale of the server’s page to the browser’s', { locale: 'de-AT' }, 'de'],
  ['falls back to English for an unsupported language', { locale: 'tlh' }, 'en'],
] as const)('%s', { tags: ['STA-03', 'BY-19'] }, async (_what, traits, expected) => {
  const { begun } = openPage(traits)

  await expect.poll(() => begun).toEqual([expected])
})

test(
  'uses the browser’s languages when neither the setting nor the page names one',
  { tags: ['BY-19'] },
  async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh', 'de-CH', 'en'])

    const { begun } = openPage()

    await expect.poll(() => begun).toEqual(['de'])
  },
)

test(
  'activates another language on change, and the last choice wins',
  { tags: ['LOC-20', 'BY-19'] },
  async () => {
    const { choose, begun } = openPage()

    choose('de')
    await expect.poll(() => i18n.locale).toBe('de')
    choose('en')
    choose('de')
    choose('en')
    await Promise.resolve()

    await expect.poll(() => documentElement.lang).toBe('en')
    expect(begun).toEqual(['en'])
  },
)

test(
  'paints in English when the messages are slow, and changes the language later',
  { tags: ['BY-19'] },
  async () => {
    const { begun, losePatience } = openPage({ chosen: 'de' })

    losePatience()

    expect(begun).toEqual(['en'])
    await expect.poll(() => i18n.locale).toBe('de')
    expect(begun).toEqual(['en'])
  },
)
