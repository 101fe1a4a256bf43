import { t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { shareRecord } from '@colonnade/domain/session'
import { i18n } from '../../lib/i18n.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { createAppStore } from '../../state/app-store.ts'
import { AppStoreProvider } from '../../state/react/index.ts'
import { keepDialogHistory } from '../../ui/dialog/dialog-history.ts'
import { applyAppearance } from '../appearance.ts'
import { startSpeaking } from '../speak-language.ts'
import { ShareApp } from './ShareApp.tsx'
import { startShare } from './start-share.ts'

/** The element that the stand-alone page is mounted into; its properties stand at it as JSON. */
const PLACE = '[id="dashboard-compose"]'

/**
 * Mounts the stand-alone page where its element is, and does nothing where there is none (STA-01). What
 * stands in `data-props` goes over the record in the page. @returns takes it away
 */
export function mountShare(browser: Platform): () => void {
  const place = document.querySelector<HTMLElement>(PLACE)
  if (place === null) return () => undefined
  const properties = parsedJson(place.dataset['props'] ?? null)
  const { elements } = browser
  const record = shareRecord(properties, elements.initialState())
  const platform = { ...browser, elements: { ...elements, initialState: () => record } }

  const stopHistory = keepDialogHistory()
  const store = createAppStore(platform)
  const stopAppearance = applyAppearance(store)
  const stop = startShare(store)
  const root = createRoot(place)
  const stopSpeaking = startSpeaking(store, () => {
    document.title = `${t`Write a post`} · Colonnade`
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppStoreProvider store={store}>
            <ShareApp />
          </AppStoreProvider>
        </I18nProvider>
      </StrictMode>,
    )
  })
  return () => {
    root.unmount()
    stop()
    stopAppearance()
    stopSpeaking()
    stopHistory()
  }
}
