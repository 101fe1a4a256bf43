import { atom } from 'jotai/vanilla'
import { columnsAtom } from '../columns/columns.ts'
import { clearPushAtom } from '../push/clear-push.ts'
import type { Session } from '../session.ts'
import { forgetAccount } from './account-storage.ts'
import { stopSession } from './running-sessions.ts'
import { sessionsAtom } from './sessions.ts'

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
