import { t } from '@lingui/core/macro'
import { createShareRecord } from '@colonnade/domain/session'
import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { saveSharedText } from '../../lib/save-shared-text.ts'
import { platformAtom } from '../../state/app-store.ts'
import { startSessions } from '../../state/sessions/start-sessions.ts'
import { SHARE_SESSIONS } from '../../state/share/share-sessions.ts'
import type { Store } from '../../state/store.ts'
import { mountPage } from '../mount-page.tsx'
import { ShareApp } from './ShareApp.tsx'

const followSignOutModule = lazyModule(() => import('../../state/sessions/sync-sign-out.ts'))

/**
 * Starts the sessions of the composer and reads the shared text. Opens no stream and requests no timeline. Everything
 * else starts with the composer's deferred parts. @returns stops everything
 */
function startShare(app: Store): () => void {
  saveSharedText(app.get(platformAtom))
  return startSessions(app, {
    ...SHARE_SESSIONS,
    run: followSignOut,
    runLater: (_app, run) => app.get(platformAtom).clock.whenIdle(run),
  })
}

/** Watches for sign-outs in other tabs, in the background. @returns stops it */
function followSignOut(app: Store): () => void {
  let stop = loadInBackground(
    followSignOutModule,
    ({ startSyncingSignOut }) => {
      stop = startSyncingSignOut(app)
    },
    'signing out in another tab is not followed',
  )
  return () => stop()
}

/** The element that contains the page. Its `data-props` is JSON. */
const CONTAINER_SELECTOR = '[id="dashboard-compose"]'

/**
 * Mounts the composer page into its element. Does nothing without it (STA-01). `data-props` overrides the record in
 * the page. @returns unmounts it
 */
export function mountShare(browser: Platform): () => void {
  const place = document.querySelector<HTMLElement>(CONTAINER_SELECTOR)
  if (place === null) return () => undefined
  const properties = parseJsonOrNull(place.dataset['props'] ?? null)
  const { elements } = browser
  const record = createShareRecord(properties, elements.initialState())
  const platform = { ...browser, elements: { ...elements, initialState: () => record } }

  return mountPage({
    platform,
    container: place,
    start: startShare,
    content: <ShareApp />,
    onLocale: () => {
      document.title = `${t`New post`} · Colonnade`
    },
  })
}
