import { atom } from 'jotai/vanilla'
import { createLateApiClient } from '@colonnade/api-client'
import { createSilentStreaming } from '@colonnade/api-client/streaming'
import { accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { assembleSession, type SessionTraits } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import { isStartedAtom, sessionsAtom } from '../sessions.ts'
import {
  type FoundSession,
  isSameAccount,
  pageSession,
  stillKept,
} from '../sessions/found-session.ts'
import { returnFromSignInAtom } from '../sessions/return-from-sign-in.ts'
import { verifySession } from '../sessions/verify-session.ts'
import type { Store } from '../store.ts'
import { type StoredSession, storedSessions } from '../stored-session.ts'
import { writerAmong } from './choose-writer.ts'
import { writeShared } from './shared.ts'

/** A session for the composer alone: it listens to nothing, and its calls come after the first paint. */
function createShareSession(traits: SessionTraits): Session {
  const api = createLateApiClient(traits.origin, async (capabilities) => {
    const { createSessionApi } = await import('../create-session-api.ts')
    return createSessionApi(traits, capabilities)
  })
  return assembleSession(traits, { api, streaming: createSilentStreaming() })
}

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
