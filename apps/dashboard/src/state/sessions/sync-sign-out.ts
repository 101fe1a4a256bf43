import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import { isForgotten } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import { sessionsAtom, sleepingAccountsAtom } from '../sessions.ts'
import { applyTabChange } from '../settings/sync-settings-across-tabs.ts'
import type { Store } from '../store.ts'
import { readStoredSession } from '../stored-session.ts'
import { endSessionAtom } from './end-session.ts'
import { hasEndedSignIn, isSignedOutAsleep } from './remove-account-data.ts'
import { removeAccountName } from './remove-account-name.ts'
import { forgetEndedAccountAtom } from './remove-ended-account.ts'

/**
 * Ends a session as soon as another tab has signed its account out, whatever the server responds: the next person may
 * look at either tab. A frozen page receives no storage events, so it checks when it becomes visible again. A session
 * whose token was revoked ends in the same way, but its drafts and layout stay stored. @returns stops it
 *
 * @see SES-17
 */
export function startSyncingSignOut(app: Store): () => void {
  const { storage, page } = app.get(platformAtom)

  function endSessionsWhere(isOver: (session: Session) => boolean): void {
    for (const session of app.get(sessionsAtom).filter(isOver)) {
      const isAsleep = isSignedOutAsleep(storage, session.key)
      if (hasEndedSignIn(storage, session.key) && !isAsleep) {
        applyTabChange(app, () => app.set(endSessionAtom, session, 'revoked'))
        continue
      }
      removeAccountName(session.platform, session.key)
      applyTabChange(app, () =>
        app.set(endSessionAtom, session, isAsleep ? 'asleep' : 'signed-out'),
      )
      // The code that reports kept drafts is in the chunk of the composer.
      import('../drafts/announce-kept-drafts.ts')
        .then(({ announceKeptDrafts }) => announceKeptDrafts(session))
        .catch((error: unknown) => logError('kept drafts could not be announced', error))
    }
  }

  /** Another tab has removed an account that was signed out. Signing in again removes the same note. */
  function removeForgottenAccount(note: string): void {
    const key = app
      .get(sleepingAccountsAtom)
      .find((asleep) => getAccountStorageKey(asleep, 'ended') === note)
    if (key === undefined || readStoredSession(storage, key) !== null) return
    applyTabChange(app, () => app.set(forgetEndedAccountAtom, key))
    removeAccountName(app.get(platformAtom), key)
    // What is derived from the stored sign-ins is computed again.
    app.set(sessionsAtom, (sessions) => [...sessions])
  }

  const stopWatching = storage.watch((name, text) => {
    if (text !== null) return
    removeForgottenAccount(name)
    // An account of the page's server without a stored sign-in is recognised by its copy of the settings.
    endSessionsWhere(
      (session) => isForgotten(session) || name === getAccountStorageKey(session.key, 'settings'),
    )
  })
  const stopLooking = page.watch((isHidden) => {
    if (!isHidden) endSessionsWhere(isForgotten)
  })
  endSessionsWhere(isForgotten)
  return () => {
    stopWatching()
    stopLooking()
  }
}
