import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applyAppearance } from './app/appearance.ts'
import { preloadColumns } from './app/column-registry.tsx'
import { startKeepingSight } from './app/keep-sight.ts'
import { startSession } from './app/session/start-session.ts'
import { startLateShell } from './app/shell/start-late-shell.ts'
import { startSpeaking } from './app/speak-language.ts'
import { i18n } from './lib/i18n.ts'
import { browserPlatform } from './lib/platform.ts'
import { afterSight } from './lib/sight/sight.ts'
import { createAppStore } from './state/app-store.ts'
import { AppStoreProvider } from './state/react/index.ts'
import { keepDialogHistory } from './ui/dialog/dialog-history.ts'
import './styles/index.css'

function begin(place: Element): void {
  void preloadColumns()
  keepDialogHistory()
  const store = createAppStore(browserPlatform())
  applyAppearance(store)
  startSession(store)
  startLateShell(store)

  startKeepingSight(store, place)
  const page = createRoot(place)
  startSpeaking(store, () =>
    page.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppStoreProvider store={store}>
            <App />
          </AppStoreProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the program')

afterSight(() => begin(root))
