import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { readStoredSession } from '../stored-session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { endSessionAtom } from './end-session.ts'
import { removeAccountName } from './remove-account-name.ts'
import { revokeSession } from './revoke-session.ts'
import { removeUnusedApp } from './sign-in.ts'

/** What becomes of the columns of an account that signs out: removed, or kept without their content. */
export type ColumnsAfterSignOut = 'removed' | 'asleep'

/**
 * Ends a session here at once, and revokes its token on the server afterwards. A server that does not respond cannot
 * keep the user signed in. Its token is then still valid, and a toast says so. The code that revokes the token is in
 * the same chunk: if it could not be loaded, the token would stay valid.
 *
 * @returns resolves when the server has responded
 */
export const signOutAtom = atom(
  null,
  async (_get, set, session: Session, columns: ColumnsAfterSignOut = 'removed'): Promise<void> => {
    const stored = readStoredSession(session.platform.storage, session.key)
    set(endSessionAtom, session, columns === 'asleep' ? 'asleep' : 'signed-out')
    removeAccountName(session.platform, session.key)
    removeUnusedApp(session.platform.storage, session.origin)
    // The code that reports kept drafts is in the chunk of the composer.
    import('../drafts/announce-kept-drafts.ts')
      .then(({ announceKeptDrafts }) => announceKeptDrafts(session))
      .catch(() => undefined)
    if (await revokeSession(session, stored)) return
    const { host } = new URL(session.origin)
    set(showMessageAtom, { kind: 'access-stays', text: host, stays: true })
  },
)
