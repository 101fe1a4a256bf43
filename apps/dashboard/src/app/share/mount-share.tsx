import { t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { shareRecord } from '@colonnade/domain/session'
import { i18n } from '../../lib/i18n.ts'
import { keepShared } from '../../lib/keep-shared.ts'
import { lazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import { logError } from '../../lib/logger.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { createAppStore, platformAtom } from '../../state/app-store.ts'
import { AppStoreProvider } from '../../state/react/index.ts'
import type { Session } from '../../state/session.ts'
import { stopSession } from '../../state/sessions/running-sessions.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../../state/settings/local-settings.ts'
import { openShareSessionsAtom } from '../../state/share/open-share-sessions.ts'
import type { Store } from '../../state/store.ts'
import { keepDialogHistory } from '../../ui/dialog/dialog-history.ts'
import { applyAppearance } from '../appearance.ts'
import { startSpeaking } from '../speak-language.ts'
import { ShareApp } from './ShareApp.tsx'

const signOutFollower = lazyModule(() =>
  Promise.all([
    import('../../state/sessions/follow-sign-out.ts'),
    import('../../state/sessions/end-session.ts'),
  ]),
)

/**
 * Finds who is signed in, and what was shared: no stream is opened and no timeline asked for. What a
 * composer wants beside it begins with its parts. @returns stops everything
 */
function startShare(app: Store): () => void {
  const platform = app.get(platformAtom)
  let isStopped = false
  let sessions: readonly Session[] = []
  let stopFollowing = () => {}
  keepShared(platform)
  app
    .set(openShareSessionsAtom, app)
    .then((found) => {
      if (isStopped) return
      sessions = found
      if (found.length > 0) stopFollowing = followSignOut(app)
    })
    .catch((error: unknown) => logError('the start failed', error))
  const stopWatching = platform.storage.watch((key) => {
    if (key === LOCAL_SETTINGS_KEY) app.set(reloadLocalSettingsAtom)
  })
  return () => {
    isStopped = true
    stopWatching()
    stopFollowing()
    for (const session of sessions) stopSession(session)
  }
}

/** Nobody waits for it to begin writing. @returns stops it */
function followSignOut(app: Store): () => void {
  let stop = loadUntilArrived(
    signOutFollower,
    ([{ startFollowingSignOut }, { endSessionAtom }]) => {
      stop = startFollowingSignOut(app, (session, reason) =>
        app.set(endSessionAtom, session, reason),
      )
    },
    'signing out in another tab is not followed',
  )
  return () => stop()
}

/** The element that the stand-alone page is mounted into; its properties stand at it as JSON. */
const PLACE = '[id="dashboard-compose"]'

/**
 * Mounts the stand-alone page where its element is, and does nothing where there is none (STA-01). What
 * stands in `data-props` goes over the record in the page. @returns takes it away
 */
export function mountShare(browser: Platform): () => void {
  const place = document.querySelector<HTMLElement>(PLACE)
  if (place === null) return () => undefined
  const properties = parsedJson(place.dataset['props'] ?? null)
  const { elements } = browser
  const record = shareRecord(properties, elements.initialState())
  const platform = { ...browser, elements: { ...elements, initialState: () => record } }

  const stopHistory = keepDialogHistory()
  const store = createAppStore(platform)
  const stopAppearance = applyAppearance(store)
  const stop = startShare(store)
  const root = createRoot(place)
  const stopSpeaking = startSpeaking(store, () => {
    document.title = `${t`Write a post`} · Colonnade`
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppStoreProvider store={store}>
            <ShareApp />
          </AppStoreProvider>
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
