import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { i18n } from '../lib/i18n.ts'
import type { Platform } from '../lib/platform.ts'
import { createAppStore } from '../state/app-store.ts'
import { AppStoreProvider } from '../state/react/index.ts'
import type { Store } from '../state/store.ts'
import { syncDialogHistory } from '../ui/dialog/dialog-history.ts'
import { applyAppearance } from './appearance.ts'
import { startApplyingLocale } from './apply-locale.ts'

interface PageMount {
  readonly platform: Platform
  readonly container: Element
  /** Starts everything that runs besides rendering. @returns stops it */
  readonly start: (store: Store) => () => void
  readonly content: ReactNode
  /** Called for each language, before anything is rendered in it. */
  readonly onLocale?: () => void
}

/** Mounts a page, and renders it once the user's language is loaded. @returns unmounts it */
export function mountPage({
  platform,
  container,
  start,
  content,
  onLocale,
}: PageMount): () => void {
  const stopHistory = syncDialogHistory()
  const store = createAppStore(platform)
  const stopAppearance = applyAppearance(store)
  const stop = start(store)
  const root = createRoot(container)
  const stopSpeaking = startApplyingLocale(store, () => {
    onLocale?.()
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppStoreProvider store={store}>{content}</AppStoreProvider>
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
