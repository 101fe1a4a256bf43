import { t } from '@lingui/core/macro'
import { recordLocale } from '@colonnade/domain/session'
import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { nearestLocale } from '@colonnade/domain/text'
import { speak, startI18n } from '../lib/i18n.ts'
import { platformAtom } from '../state/app-store.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import type { Store } from '../state/store.ts'
import { showMessageAtom } from '../state/ui/messages.ts'

/** Which language was wanted last; `begin/wear-looks.ts` turns the page by it before the first paint. */
const SPOKEN_KEY = 'colonnade/spoken'

/** After so long the page begins in English, and changes when the words are there. Unit: ms. */
const PATIENCE_MS = 5_000

const NOTICE_MS = 8_000

/**
 * Speaks the language that is wanted, now and whenever another one is chosen: that of the settings, else
 * that of the server's page, else what the browser says of its reader (STA-03). English is there at once.
 *
 * @param begin paints: called once, when there are words to paint
 * @returns ends it
 */
export function startSpeaking(store: Store, begin: () => void): () => void {
  const { clock, storage } = store.get(platformAtom)
  let wanted: Locale | null = null
  let hasBegun = false

  /** English is there where nothing else is. */
  const beginOnce = (isSpoken: boolean) => {
    if (hasBegun) return
    hasBegun = true
    if (!isSpoken) startI18n()
    begin()
  }

  const follow = () => {
    const locale = wantedLocale(store)
    if (locale === wanted) return
    wanted = locale
    if (storage.read(SPOKEN_KEY) !== locale) storage.write(SPOKEN_KEY, locale)
    if (locale === 'en') {
      startI18n()
      beginOnce(true)
      return
    }
    speak(locale, () => wanted === locale).then(
      () => beginOnce(true),
      () => {
        beginOnce(false)
        if (wanted !== locale) return
        const text = t`Couldn't load your language. Reload to try again.`
        store.set(showMessageAtom, { kind: 'text', text, time: NOTICE_MS })
      },
    )
  }

  follow()
  const stopWaiting = clock.after(PATIENCE_MS, () => beginOnce(false))
  const stopFollowing = store.sub(localSettingsAtom, follow)
  return () => {
    wanted = null
    hasBegun = true
    stopWaiting()
    stopFollowing()
  }
}

function wantedLocale(store: Store): Locale {
  const { language } = store.get(localSettingsAtom)
  if (language !== 'auto') return language
  const page = recordLocale(store.get(platformAtom).elements.initialState())
  return nearestLocale(page === null ? navigator.languages : [page], LOCALES)
}
