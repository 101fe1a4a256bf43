import type { Platform } from '../../lib/platform.ts'
import type { Session } from '../session.ts'
import { readLocalCopy, writeLocalCopy } from '../settings/server-settings.ts'
import {
  getAccountKey,
  readStoredSession,
  type StoredSession,
  storeSession,
} from '../stored-session.ts'
import { fetchInitialState } from './fetch-initial-state.ts'
import { applyServerInstance, guessCapabilities } from './fetch-instance.ts'
import { removeSignIn, storeEndedSignIn } from './remove-account-data.ts'
import type { SessionSource } from './session-source.ts'

/**
 * Fetches the initial state for a stored sign-in. @returns null if the token was revoked; drafts and layout stay
 * stored
 */
export async function resumeStoredSession(
  stored: StoredSession,
  platform: Platform,
): Promise<SessionSource | null> {
  const fetched = await fetchInitialState(stored, platform)
  const current = readStoredSession(platform.storage, getAccountKey(stored))
  // Another tab has signed out since, and perhaps in again. Storing the fetched state would undo that.
  if (current?.accessToken !== stored.accessToken)
    return current && resumeStoredSession(current, platform)
  if (fetched === null) {
    const ended = { key: getAccountKey(stored), origin: stored.origin, isAnnounced: false }
    storeEndedSignIn(platform.storage, ended)
    keepLastKnownColumns(stored, platform)
    removeSignIn(platform, ended.key)
    return null
  }
  const { initialState, instance } = fetched
  storeSession(platform.storage, { ...stored, initialState })
  const { origin, host, account } = stored
  const guess = instance === null ? {} : await guessCapabilities(instance)
  const applyInstance =
    instance && ((session: Session) => applyServerInstance(session, instance, guess))
  return { origin, host, username: account.username, initialState, applyInstance }
}

/** Keeps the settings that the server had last, if this browser has no copy: the sleeping columns are read from it. */
function keepLastKnownColumns(stored: StoredSession, { storage }: Platform): void {
  const key = getAccountKey(stored)
  const data = stored.initialState?.settings ?? null
  if (data !== null && readLocalCopy(storage, key) === null)
    writeLocalCopy(storage, key, { savedAt: 0, data })
}
