import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applyAppearance } from './app/appearance.ts'
import { startLateShell } from './app/shell/start-late-shell.ts'
import { startSession } from './app/start-session.ts'
import { i18n, startI18n } from './lib/i18n.ts'
import { browserPlatform } from './lib/platform.ts'
import { createAppStore } from './state/app-store.ts'
import { AppStoreProvider } from './state/react/index.ts'
import { keepDialogHistory } from './ui/dialog/dialog-history.ts'
import './styles/index.css'

startI18n()
keepDialogHistory()
const store = createAppStore(browserPlatform())
applyAppearance(store)
startSession(store)
startLateShell(store)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the program')

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <AppStoreProvider store={store}>
        <App />
      </AppStoreProvider>
    </I18nProvider>
  </StrictMode>,
)
