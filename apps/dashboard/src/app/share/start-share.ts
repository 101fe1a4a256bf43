import { keepShared } from '../../lib/keep-shared.ts'
import { whenArrived } from '../../lib/late-code.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../../state/app-store.ts'
import type { Session } from '../../state/session.ts'
import { stopSession } from '../../state/sessions/running-sessions.ts'
import { LOCAL_SETTINGS_KEY, reloadLocalSettingsAtom } from '../../state/settings/local-settings.ts'
import { openShareSessionsAtom } from '../../state/share/open-share-sessions.ts'
import type { Store } from '../../state/store.ts'

const loadFollowing = () => import('../../state/sessions/follow-sign-out.ts')
const loadEnding = () => import('../../state/sessions/end-session.ts')

/**
 * Finds who is signed in, and what was shared: no stream is opened and no timeline asked for. What a
 * composer wants beside it begins with its parts. @returns stops everything
 */
export function startShare(app: Store): () => void {
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
  let stop = whenArrived(
    () => Promise.all([loadFollowing(), loadEnding()]),
    ([{ startFollowingSignOut }, { endSessionAtom }]) => {
      stop = startFollowingSignOut(app, (session, reason) =>
        app.set(endSessionAtom, session, reason),
      )
    },
    'signing out in another tab is not followed',
  )
  return () => stop()
}
