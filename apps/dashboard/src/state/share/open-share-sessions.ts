import { atom } from 'jotai/vanilla'
import { accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import {
  isSameAccount,
  pageSession,
  stillKept,
  type FoundSession,
} from '../sessions/found-session.ts'
import { returnFromSignInAtom } from '../sessions/return-from-sign-in.ts'
import { isStartedAtom, sessionsAtom } from '../sessions/sessions.ts'
import { storedSessions, type StoredSession } from '../sessions/stored-session.ts'
import { verifySession } from '../sessions/verify-session.ts'
import type { Store } from '../store.ts'
import { writerAmong } from './choose-writer.ts'
import { createShareSession } from './create-share-session.ts'
import { writeShared } from './shared.ts'

/**
 * Finds who is signed in, for the composer alone. Where the browser knows what a session last started
 * from, no server is asked: one can write at once, and a token that is over shows when it is used.
 */
export const openShareSessionsAtom = atom(
  null,
  async (get, set, app: Store): Promise<readonly Session[]> => {
    const platform = get(platformAtom)
    await set(returnFromSignInAtom)
    const page = pageSession(platform)
    const kept = await Promise.all(
      storedSessions(platform.storage)
        .filter((stored) => !isSameAccount(stored, page))
        .map((stored) => lastKnown(stored, platform)),
    )
    const found = [page, ...stillKept(kept, platform)].filter((session) => session !== null)
    const sessions = found.map((session) => open(session, app, platform))
    const writer = writerAmong(sessions, platform)
    if (writer !== null) writeShared(writer)
    set(sessionsAtom, sessions)
    set(isStartedAtom, true)
    return sessions
  },
)

function open(
  { origin, host, username, initialState }: FoundSession,
  app: Store,
  platform: Platform,
): Session {
  const session: Session = createShareSession({
    key: accountKey(username, host),
    origin,
    initialState,
    app,
    platform,
    onUnauthorised: (onKept) => verifySession(session, onKept),
  })
  return session
}

async function lastKnown(stored: StoredSession, platform: Platform): Promise<FoundSession | null> {
  const { origin, host, account, initialState } = stored
  if (initialState === null) {
    const { keptSession } = await import('../sessions/kept-session.ts')
    return keptSession(stored, platform)
  }
  // What an earlier release kept may lack what this one reads.
  const meta = { ...DEFAULT_META, ...initialState.meta }
  return {
    origin,
    host,
    username: account.username,
    initialState: { ...initialState, meta },
    instance: null,
  }
}
