import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { i18n } from '../lib/i18n.ts'
import type { Platform } from '../lib/platform.ts'
import { createAppStore } from '../state/app-store.ts'
import { AppStoreProvider } from '../state/react/index.ts'
import type { Store } from '../state/store.ts'
import { keepDialogHistory } from '../ui/dialog/dialog-history.ts'
import { applyAppearance } from './appearance.ts'
import { startSpeaking } from './speak-language.ts'

interface PageMount {
  readonly platform: Platform
  readonly place: Element
  /** Starts what the page runs beside what it shows. @returns stops it */
  readonly start: (store: Store) => () => void
  readonly program: ReactNode
  /** Called with each language, before anything is rendered in it. */
  readonly onSpeak?: () => void
}

/** Mounts a page of the program, and renders it once the reader's language is there. @returns takes it away */
export function mountPage({ platform, place, start, program, onSpeak }: PageMount): () => void {
  const stopHistory = keepDialogHistory()
  const store = createAppStore(platform)
  const stopAppearance = applyAppearance(store)
  const stop = start(store)
  const root = createRoot(place)
  const stopSpeaking = startSpeaking(store, () => {
    onSpeak?.()
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppStoreProvider store={store}>{program}</AppStoreProvider>
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
