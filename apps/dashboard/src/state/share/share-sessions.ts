import { createLateApiClient } from '@colonnade/api-client'
import { createSilentStreaming } from '@colonnade/api-client/streaming'
import { DEFAULT_META } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import { assembleSession, type SessionTraits } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import type { FoundSession } from '../sessions/found-session.ts'
import type { SessionPlan } from '../sessions/start-sessions.ts'
import type { StoredSession } from '../stored-session.ts'
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
 * For the composer alone. Where the browser knows what a session last started from, no server is asked: one can write
 * at once, and a token that is over shows when it is used.
 */
export const SHARE_SESSIONS: SessionPlan = {
  findKept: (stored, platform) => Promise.all(stored.map((one) => lastKnown(one, platform))),
  create: createShareSession,
  prepare(sessions, platform) {
    const writer = writerAmong(sessions, platform)
    if (writer !== null) writeShared(writer)
  },
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
    takeIn: null,
  }
}
