import { type PrefetchedResponses, storePrefetchedResponses } from '../lib/prefetched-responses.ts'
import { isSharePage } from '../lib/share-page.ts'
import { applyLanguage, applyTheme } from './apply-theme.ts'
import { findModulesToPreload, preloadModules } from './preload-modules.ts'
import { sendInitialRequests } from './send-initial-requests.ts'
import { showViewSnapshot } from './show-view-snapshot.ts'

const getStorage = () => localStorage

applyTheme(document.documentElement.dataset, getStorage)
applyLanguage(document.documentElement, getStorage, navigator.language)
// The page that shows only the composer has other initial requests and no view snapshot.
if (!isSharePage(location.pathname)) {
  const entrance = {
    storage: getStorage,
    pageState: () => document.getElementById('initial-state')?.textContent ?? null,
    pageOrigin: location.origin,
  }
  const answers: PrefetchedResponses = new Map()
  storePrefetchedResponses(answers)
  sendInitialRequests({ ...entrance, fetch: (request) => fetch(request) }, answers)
  preloadModules(findModulesToPreload(entrance, document.currentScript?.dataset ?? {}))
  showViewSnapshot(entrance)
}
