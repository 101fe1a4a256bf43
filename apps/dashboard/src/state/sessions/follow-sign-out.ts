import { accountStorageKey } from '../../lib/account-storage.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import { isForgotten } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { asFollowing } from '../settings/follow-tabs.ts'
import type { Store } from '../store.ts'
import { endSessionAtom } from './end-session.ts'
import { forgetName, hasEndedSignIn } from './forget-account.ts'

/**
 * Ends a session as soon as another tab has signed its account out, whatever the server says: the next person may look
 * at either tab. A page that was put aside hears nothing, so it looks when it is seen again. A session whose token was
 * revoked ends in the same way, with its drafts and layout kept. @returns stops it
 *
 * @see SES-17
 */
export function startFollowingSignOut(app: Store): () => void {
  const { storage, page } = app.get(platformAtom)

  function leave(isOver: (session: Session) => boolean): void {
    for (const session of app.get(sessionsAtom).filter(isOver)) {
      if (hasEndedSignIn(storage, session.key)) {
        asFollowing(app, () => app.set(endSessionAtom, session, 'revoked'))
        continue
      }
      forgetName(session.platform, session.key)
      asFollowing(app, () => app.set(endSessionAtom, session, 'signed-out'))
      // What tells of drafts travels with the composer.
      import('../drafts/leave-drafts.ts')
        .then(({ tellOfDrafts }) => tellOfDrafts(session))
        .catch((error: unknown) => logError('drafts are not told of', error))
    }
  }

  const stopWatching = storage.watch((name, text) => {
    if (text !== null) return
    // Without a sign-in of its own, an account of the page's server is known by its copy of the settings.
    leave((session) => isForgotten(session) || name === accountStorageKey(session.key, 'settings'))
  })
  const stopLooking = page.watch((isHidden) => {
    if (!isHidden) leave(isForgotten)
  })
  leave(isForgotten)
  return () => {
    stopWatching()
    stopLooking()
  }
}
