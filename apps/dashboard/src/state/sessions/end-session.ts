import { atom } from 'jotai/vanilla'
import { forgetAccount } from '../../lib/account-storage.ts'
import { noteEnd } from '../assemble-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { clearPushAtom } from '../push/push.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { storedSession } from '../stored-session.ts'
import { forgetSignIn, hasEndedSignIn, keepEndedSignIn } from './forget-account.ts'
import { stopSession } from './running-sessions.ts'
import { tellOfEndedSignInsAtom } from './tell-of-ended.ts'

/**
 * `signed-out`: the user left, and all but the drafts is forgotten. `revoked`: the server ended it, and drafts and
 * layout are kept for the next sign-in. `replaced`: another tab signed in to the account again, and what is kept is
 * that sign-in's.
 */
export type SessionEnd = 'signed-out' | 'revoked' | 'replaced'

/** Ends a session and removes what is kept of it, as far as the reason allows. */
export const endSessionAtom = atom(
  null,
  (get, set, session: Session, reason: SessionEnd = 'signed-out') => {
    if (!get(sessionsAtom).includes(session)) return
    if (reason !== 'replaced') void session.store.set(clearPushAtom, session)
    noteEnd(session)
    stopSession(session)
    if (reason === 'revoked') forgetSignIn(session.platform, session.key)
    set(
      sessionsAtom,
      get(sessionsAtom).filter((other) => other !== session),
    )
    set(
      columnsAtom,
      get(columnsAtom).filter((column) => column.accountKey !== session.key),
    )
    if (reason === 'signed-out') forgetAccount(session.platform, session.key)
  },
)

/** Ends a session whose token was revoked; another tab may have signed in to the account again since. */
export const endRevokedAtom = atom(null, (get, set, session: Session) => {
  if (!get(sessionsAtom).includes(session)) return
  const { platform, key, origin, keptToken } = session
  const stored = storedSession(platform.storage, key)
  if (stored !== null && stored.accessToken !== keptToken) {
    set(endSessionAtom, session, 'replaced')
    return
  }
  // Other tabs read it as soon as the sign-in is gone.
  if (!hasEndedSignIn(platform.storage, key))
    keepEndedSignIn(platform.storage, { key, origin, isTold: false })
  set(endSessionAtom, session, 'revoked')
  set(tellOfEndedSignInsAtom)
})
