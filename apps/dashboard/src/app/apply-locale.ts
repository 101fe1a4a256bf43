import { t } from '@lingui/core/macro'
import { getRecordLocale } from '@colonnade/domain/session'
import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { findNearestLocale } from '@colonnade/domain/text'
import { loadLocale, startI18n } from '../lib/i18n.ts'
import { platformAtom } from '../state/app-store.ts'
import { localSettingsAtom } from '../state/settings/local-settings.ts'
import type { Store } from '../state/store.ts'
import { showMessageAtom } from '../state/ui/messages.ts'

/** The last locale. `boot/apply-theme.ts` sets the text direction from it before the first paint. */
const LOCALE_KEY = 'colonnade/spoken'

/** After this time the page renders in English, and changes when the messages are loaded. Unit: ms. */
const MESSAGES_TIMEOUT_MS = 5_000

const TOAST_MS = 8_000

/**
 * Activates the user's language, now and on every change: that of the settings, else that of the server's page, else
 * that of the browser (STA-03). English needs no loading.
 *
 * @param begin renders the page; called once, when messages are available
 * @returns stops it
 */
export function startApplyingLocale(store: Store, begin: () => void): () => void {
  const { clock, storage } = store.get(platformAtom)
  let wanted: Locale | null = null
  let hasRendered = false

  /** Falls back to English. */
  const renderOnce = (isSpoken: boolean) => {
    if (hasRendered) return
    hasRendered = true
    if (!isSpoken) startI18n()
    begin()
  }

  const applyLocale = () => {
    const locale = getLocale(store)
    if (locale === wanted) return
    wanted = locale
    if (storage.read(LOCALE_KEY) !== locale) storage.write(LOCALE_KEY, locale)
    if (locale === 'en') {
      startI18n()
      renderOnce(true)
      return
    }
    loadLocale(locale, () => wanted === locale).then(
      () => renderOnce(true),
      () => {
        renderOnce(false)
        if (wanted !== locale) return
        const text = t`Couldn't load your language. Reload to try again.`
        store.set(showMessageAtom, { kind: 'text', text, time: TOAST_MS })
      },
    )
  }

  applyLocale()
  const stopWaiting = clock.after(MESSAGES_TIMEOUT_MS, () => renderOnce(false))
  const stopFollowing = store.sub(localSettingsAtom, applyLocale)
  return () => {
    wanted = null
    hasRendered = true
    stopWaiting()
    stopFollowing()
  }
}

function getLocale(store: Store): Locale {
  const { language } = store.get(localSettingsAtom)
  if (language !== 'auto') return language
  const page = getRecordLocale(store.get(platformAtom).elements.initialState())
  return findNearestLocale(page === null ? navigator.languages : [page], LOCALES)
}
