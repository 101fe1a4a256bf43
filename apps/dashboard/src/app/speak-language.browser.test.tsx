import { msg } from '@lingui/core/macro'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '@colonnade/domain/settings'
import { longTime, shortTime } from '@colonnade/domain/time'
import { longTimeText } from '../features/status/time/long-time-text.ts'
import { shortTimeText } from '../features/status/time/short-time-text.ts'
import { spokenTimeText } from '../features/status/time/spoken-time-text.ts'
import { i18n, startI18n } from '../lib/i18n.ts'
import { createAppStore } from '../state/app-store.ts'
import { changeLocalSettingAtom, LOCAL_SETTINGS_KEY } from '../state/settings/local-settings.ts'
import { fakePlatform } from '../testing/fake-platform.ts'
import { startSpeaking } from './speak-language.ts'

const { documentElement } = document
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  startI18n()
})

interface Traits {
  readonly chosen?: Language
  /** Of the server's page. */
  readonly locale?: string
}

/** A page that begins to speak; `begun` says in which languages it was painted first. */
function open({ chosen = 'auto', locale }: Traits = {}) {
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
  stops.push(startSpeaking(store, () => begun.push(i18n.locale)))
  return {
    begun,
    /** As if its words had been waited for long enough. */
    losePatience: () => losePatience(),
    choose: (language: Language) => store.set(changeLocalSettingAtom, ['language'], language),
    spoken: () => platform.storage.read('colonnade/spoken'),
  }
}

test(
  'English is there at once, and is kept in mind for the next first paint',
  { tags: ['BY-19'] },
  () => {
    const { begun, spoken } = open()

    expect(begun).toEqual(['en'])
    expect(documentElement.lang).toBe('en')
    expect(spoken()).toBe('en')
  },
)

test.each([
  ['the browser names no language', { languages: [] }],
  ['it reads none that there is', { languages: ['tlh'] }],
  ['the page names one that there is not', { languages: ['de'], locale: 'tlh' }],
])('labels of time are English when %s', { tags: ['TIM-07'] }, (_title, { languages, ...page }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  const { begun } = open(page)

  expect(begun).toEqual(['en'])
  const now = Date.UTC(2026, 10, 21, 12)
  const at = (ms: number) => shortTime(now - ms, now)
  expect(shortTimeText(i18n, at(0))).toBe('now')
  expect(shortTimeText(i18n, at(90_000))).toBe('1m')
  expect(shortTimeText(i18n, at(20 * 86_400_000))).toBe('Nov 1')
  expect(spokenTimeText(i18n, at(90_000))).toBe('1 minute ago')
  expect(longTimeText(i18n, longTime(now + 3 * 86_400_000, now))).toBe('in 3 days')
})

test(
  'nothing is painted before the words of another language are there',
  { tags: ['BY-19'] },
  async () => {
    const { begun } = open({ chosen: 'de' })
    expect(begun).toEqual([])

    await expect.poll(() => begun).toEqual(['de'])

    expect(documentElement.lang).toBe('de')
    expect(i18n._(msg`Cancel`)).toBe('Abbrechen')
  },
)

test.each([
  [
    'what is chosen counts more than what the server’s page says',
    { chosen: 'en', locale: 'de' },
    'en',
  ],
  ['what the server’s page says counts more than the browser', { locale: 'de-AT' }, 'de'],
  ['a language that is not spoken gives way to English', { locale: 'tlh' }, 'en'],
] as const)('%s', { tags: ['STA-03', 'BY-19'] }, async (_what, traits, expected) => {
  const { begun } = open(traits)

  await expect.poll(() => begun).toEqual([expected])
})

test('the browser’s languages decide where nobody else does', { tags: ['BY-19'] }, async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh', 'de-CH', 'en'])

  const { begun } = open()

  await expect.poll(() => begun).toEqual(['de'])
})

test(
  'another choice is spoken at once, the last one wins',
  { tags: ['LOC-20', 'BY-19'] },
  async () => {
    const { choose, begun } = open()

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
  'words that do not come in time are not waited for; they change the page later',
  { tags: ['BY-19'] },
  async () => {
    const { begun, losePatience } = open({ chosen: 'de' })

    losePatience()

    expect(begun).toEqual(['en'])
    await expect.poll(() => i18n.locale).toBe('de')
    expect(begun).toEqual(['en'])
  },
)
