import { atom } from 'jotai/vanilla'
import { removeAccountData } from '../../lib/account-storage.ts'
import { markSessionEnded } from '../assemble-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { clearPushAtom } from '../push/push-subscription.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { readStoredSession } from '../stored-session.ts'
import { removeSignIn, hasEndedSignIn, storeEndedSignIn } from './remove-account-data.ts'
import { showEndedSignInsAtom } from './show-ended-sign-ins.ts'
import { stopSession } from './stop-session.ts'

/**
 * `signed-out`: the user signed out. Everything but the drafts is removed. `revoked`: the server ended the session.
 * Drafts and layout stay stored for the next sign-in. `replaced`: another tab signed in to the account again. The
 * stored data belongs to that sign-in.
 */
export type SessionEnd = 'signed-out' | 'revoked' | 'replaced'

/** Ends a session and removes its stored data, as far as the reason allows. */
export const endSessionAtom = atom(
  null,
  (get, set, session: Session, reason: SessionEnd = 'signed-out') => {
    if (!get(sessionsAtom).includes(session)) return
    if (reason !== 'replaced') void session.store.set(clearPushAtom, session)
    markSessionEnded(session)
    stopSession(session)
    if (reason === 'revoked') removeSignIn(session.platform, session.key)
    set(
      sessionsAtom,
      get(sessionsAtom).filter((other) => other !== session),
    )
    set(
      columnsAtom,
      get(columnsAtom).filter((column) => column.accountKey !== session.key),
    )
    if (reason === 'signed-out') removeAccountData(session.platform, session.key)
  },
)

/** Ends a session whose token was revoked. Another tab may have signed in to the account again since. */
export const endRevokedAtom = atom(null, (get, set, session: Session) => {
  if (!get(sessionsAtom).includes(session)) return
  const { platform, key, origin, keptToken } = session
  const stored = readStoredSession(platform.storage, key)
  if (stored !== null && stored.accessToken !== keptToken) {
    set(endSessionAtom, session, 'replaced')
    return
  }
  // Other tabs read this as soon as the sign-in is removed.
  if (!hasEndedSignIn(platform.storage, key))
    storeEndedSignIn(platform.storage, { key, origin, isAnnounced: false })
  set(endSessionAtom, session, 'revoked')
  set(showEndedSignInsAtom)
})
