import {
  renderViewSnapshot,
  preloadStyleSheets,
  fitsPage,
} from '../lib/view-snapshot/render-view-snapshot.ts'
import type { ViewSnapshot } from '../lib/view-snapshot/view-snapshot.ts'
import { type BootEnvironment, getSignedInAccounts } from './signed-in-accounts.ts'

/**
 * Shows the snapshot of the last view (`app/save-view-snapshot.ts`) until the app has rendered. Its style sheets are
 * fetched immediately, and it is inserted when the page is parsed. Never throws. Shows no snapshot that does not fit
 * the page.
 *
 * @see BY-17
 */
export function showViewSnapshot(entrance: BootEnvironment): void {
  const sight = findViewSnapshot(entrance)
  if (sight === null) return
  preloadStyleSheets(sight.sheets)
  // The page is parsed, and the app has not started.
  document.addEventListener('readystatechange', () => renderViewSnapshot(sight), { once: true })
}

function findViewSnapshot(entrance: BootEnvironment): ViewSnapshot | null {
  try {
    for (const { read } of getSignedInAccounts(entrance)) {
      const storedText = read('sight')
      if (storedText === null) continue
      // Written by the same release. Otherwise it does not fit.
      const sight = JSON.parse(storedText) as ViewSnapshot
      if (fitsPage(sight)) return sight
    }
  } catch {
    // Storage is blocked or damaged. The deck appears without a snapshot.
  }
  return null
}
