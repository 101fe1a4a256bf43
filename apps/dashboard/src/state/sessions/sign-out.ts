import { atom } from 'jotai/vanilla'
import { columnsAtom } from '../columns/columns.ts'
import { clearPushAtom } from '../push/clear-push.ts'
import type { Session } from '../session.ts'
import { forgetAccount, forgetName } from './account-storage.ts'
import { stopSession } from './running-sessions.ts'
import { sessionsAtom } from './sessions.ts'
import { storedSession } from './stored-session.ts'

/**
 * Ends a session here at once and tells the server afterwards; a server that does not answer
 * cannot keep anybody signed in. @returns resolves when the server was told
 */
export const signOutAtom = atom(null, async (_get, set, session: Session): Promise<void> => {
  const stored = storedSession(session.platform.storage, session.key)
  set(endSessionAtom, session)
  forgetName(session.platform, session.key)
  // What tells of drafts travels with the composer.
  import('../drafts/leave-drafts.ts')
    .then(({ tellOfDrafts }) => tellOfDrafts(session))
    .catch(() => undefined)
  const { tellServer } = await import('./tell-server.ts')
  await tellServer(session, stored)
})

/** Forgets all of an account but its drafts: also when its server no longer knows the token. */
export const endSessionAtom = atom(null, (get, set, session: Session) => {
  if (!get(sessionsAtom).includes(session)) return
  void session.store.set(clearPushAtom, session)
  stopSession(session)
  set(
    sessionsAtom,
    get(sessionsAtom).filter((other) => other !== session),
  )
  set(
    columnsAtom,
    get(columnsAtom).filter((column) => column.accountKey !== session.key),
  )
  forgetAccount(session.platform, session.key)
})
