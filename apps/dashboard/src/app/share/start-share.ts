import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../../state/app-store.ts'
import type { Session } from '../../state/session.ts'
import { stopSession } from '../../state/sessions/running-sessions.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../../state/settings/local-settings.ts'
import { openShareSessionsAtom } from '../../state/share/open-share-sessions.ts'
import { keepShared } from '../../state/share/shared.ts'
import type { Store } from '../../state/store.ts'

/**
 * Finds who is signed in, and what was shared: no stream is opened and no timeline asked for. What a
 * composer wants beside it begins with its parts. @returns stops everything
 */
export function startShare(app: Store): () => void {
  const platform = app.get(platformAtom)
  let isStopped = false
  let sessions: readonly Session[] = []
  keepShared(platform)
  app
    .set(openShareSessionsAtom, app)
    .then((found) => {
      if (!isStopped) sessions = found
    })
    .catch((error: unknown) => logError('the start failed', error))
  const stopWatching = platform.storage.watch((key) => {
    if (key === LOCAL_SETTINGS_KEY) app.set(reloadLocalSettingsAtom)
  })
  return () => {
    isStopped = true
    stopWatching()
    for (const session of sessions) stopSession(session)
  }
}
