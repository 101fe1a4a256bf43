import type { Platform } from '../../lib/platform.ts'
import type { Session } from '../session.ts'
import { keyOf, storedSession, type StoredSession, storeSession } from '../stored-session.ts'
import { askInitialState } from './ask-initial-state.ts'
import { forgetSignIn, keepEndedSignIn } from './forget-account.ts'
import type { FoundSession } from './found-session.ts'
import { takeInstance } from './read-server.ts'

/** Asks the server of a sign-in what it starts from now. @returns null where the token was revoked: drafts and layout are kept */
export async function keptSession(
  stored: StoredSession,
  platform: Platform,
): Promise<FoundSession | null> {
  const asked = await askInitialState(stored, platform)
  const kept = storedSession(platform.storage, keyOf(stored))
  // Meanwhile another tab has signed out, and perhaps in again: to keep what was read before would undo that.
  if (kept?.accessToken !== stored.accessToken) return kept && keptSession(kept, platform)
  if (asked === null) {
    const ended = { key: keyOf(stored), origin: stored.origin, isTold: false }
    keepEndedSignIn(platform.storage, ended)
    forgetSignIn(platform, ended.key)
    return null
  }
  const { initialState, instance } = asked
  storeSession(platform.storage, { ...stored, initialState })
  const { origin, host, account } = stored
  const takeIn = instance && ((session: Session) => takeInstance(session, instance))
  return { origin, host, username: account.username, initialState, takeIn }
}
