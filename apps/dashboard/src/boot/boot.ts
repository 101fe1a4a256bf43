import { storePrefetchedResponses } from '../lib/prefetched-responses.ts'
import { applyLanguage, applyTheme } from './apply-theme.ts'
import { sendInitialRequests } from './send-initial-requests.ts'
import { showViewSnapshot } from './show-view-snapshot.ts'

/** The page that shows only the composer. It has other initial requests and no view snapshot. */
const SHARE_PAGE = /^\/share(?:\.html)?$/

const getStorage = () => localStorage

applyTheme(document.documentElement.dataset, getStorage)
applyLanguage(document.documentElement, getStorage, navigator.language)
if (!SHARE_PAGE.test(location.pathname)) {
  const entrance = {
    storage: getStorage,
    pageState: () => document.getElementById('initial-state')?.textContent ?? null,
    pageOrigin: location.origin,
  }
  storePrefetchedResponses(sendInitialRequests({ ...entrance, fetch: (request) => fetch(request) }))
  showViewSnapshot(entrance)
}
