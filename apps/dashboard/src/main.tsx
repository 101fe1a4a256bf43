import { App } from './app/App.tsx'
import { preloadColumns } from './app/column-registry.tsx'
import { startKeepingSight } from './app/keep-sight.ts'
import { mountPage } from './app/mount-page.tsx'
import { startDeck } from './app/session/start-deck.ts'
import { startLateShell } from './app/shell/start-late-shell.ts'
import { browserPlatform } from './lib/platform.ts'
import { afterSight } from './lib/sight/sight.ts'
import './styles/index.css'

function begin(place: Element): void {
  void preloadColumns()
  mountPage({
    platform: browserPlatform(),
    place,
    start: (store) => {
      const stop = startDeck(store)
      startLateShell(store)
      startKeepingSight(store, place)
      return stop
    },
    program: <App />,
  })
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the program')

afterSight(() => begin(root))
