import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { storedSession } from '../stored-session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { endSessionAtom } from './end-session.ts'
import { forgetName } from './forget-account.ts'
import { forgetUnusedApp } from './sign-in.ts'
import { tellServer } from './tell-server.ts'

/**
 * Ends a session here at once and tells the server afterwards; a server that does not answer
 * cannot keep anybody signed in, but then its token is good for whoever has it, and that is said. What tells it travels
 * with whoever signs out: a token that nobody revokes for want of it would go on to be good.
 *
 * @returns resolves when the server was told
 */
export const signOutAtom = atom(null, async (_get, set, session: Session): Promise<void> => {
  const stored = storedSession(session.platform.storage, session.key)
  set(endSessionAtom, session)
  forgetName(session.platform, session.key)
  forgetUnusedApp(session.platform.storage, session.origin)
  // What tells of drafts travels with the composer.
  import('../drafts/leave-drafts.ts')
    .then(({ tellOfDrafts }) => tellOfDrafts(session))
    .catch(() => undefined)
  if (await tellServer(session, stored)) return
  const { host } = new URL(session.origin)
  set(showMessageAtom, { kind: 'access-stays', text: host, stays: true })
})
