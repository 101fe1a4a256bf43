import { atom } from 'jotai/vanilla'
import { columnsAtom } from '../columns/columns.ts'
import { clearPushAtom } from '../push/clear-push.ts'
import type { Session } from '../session.ts'
import { forgetAccount } from './account-storage.ts'
import { stopSession } from './running-sessions.ts'
import { noteEnd } from './session-end.ts'
import { sessionsAtom } from './sessions.ts'
import { storedSession } from './stored-session.ts'

/**
 * Ends a session and forgets all of its account but the drafts: also when its server no longer knows the token.
 *
 * @param isReplaced somebody has signed in to the account anew, in another tab: what is kept of it is that sign-in's
 */
export const endSessionAtom = atom(null, (get, set, session: Session, isReplaced = false) => {
  if (!get(sessionsAtom).includes(session)) return
  if (!isReplaced) void session.store.set(clearPushAtom, session)
  noteEnd(session)
  stopSession(session)
  set(
    sessionsAtom,
    get(sessionsAtom).filter((other) => other !== session),
  )
  set(
    columnsAtom,
    get(columnsAtom).filter((column) => column.accountKey !== session.key),
  )
  if (!isReplaced) forgetAccount(session.platform, session.key)
})

/** The server no longer knows the token; somebody may have signed in to the account anew since, in another tab. */
export const endUnauthorisedAtom = atom(null, (_get, set, session: Session) => {
  const { platform, key, keptToken } = session
  const stored = storedSession(platform.storage, key)
  set(endSessionAtom, session, stored !== null && stored.accessToken !== keptToken)
})
