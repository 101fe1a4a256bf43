import type { Platform } from '../../lib/platform.ts'
import { forgetAccount } from './account-storage.ts'
import { askInitialState } from './ask-initial-state.ts'
import type { FoundSession } from './found-session.ts'
import { keyOf, storeSession, type StoredSession } from './stored-session.ts'

export { takeInstance } from './read-server.ts'

/** Asks the server of a sign-in what it starts from now. @returns null where it is over: it is forgotten */
export async function keptSession(
  stored: StoredSession,
  platform: Platform,
): Promise<FoundSession | null> {
  const asked = await askInitialState(stored, platform)
  if (asked === null) {
    forgetAccount(platform, keyOf(stored))
    return null
  }
  storeSession(platform.storage, { ...stored, initialState: asked.initialState })
  const { origin, host, account } = stored
  return { origin, host, username: account.username, ...asked }
}
