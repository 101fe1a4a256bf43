import { App } from './app/App.tsx'
import { mountPage } from './app/mount-page.tsx'
import { startSavingViewSnapshot } from './app/save-view-snapshot.ts'
import { startDeck } from './app/session/start-deck.ts'
import { startDeferredShell } from './app/shell/start-deferred-shell.ts'
import { preloadLayout } from './features/deck/index.ts'
import { createBrowserPlatform } from './lib/platform.ts'
import { startAfterViewSnapshot } from './lib/view-snapshot/view-snapshot.ts'
import './styles/index.css'

function startApp(place: Element): void {
  preloadLayout()
  mountPage({
    platform: createBrowserPlatform(),
    container: place,
    start: (store) => {
      const stop = startDeck(store)
      startDeferredShell(store)
      startSavingViewSnapshot(store, place)
      return stop
    },
    content: <App />,
  })
}

// Null on the share page, where a part loaded on demand may need a module that is in the same chunk as this one.
const root = document.getElementById('root')
if (root !== null) startAfterViewSnapshot(() => startApp(root))
