import { createLazyApiClient } from '@colonnade/api-client'
import { createNoopStreaming } from '@colonnade/api-client/streaming'
import { DEFAULT_META } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import { assembleSession, type SessionTraits } from '../assemble-session.ts'
import type { Session } from '../session.ts'
import type { SessionSource } from '../sessions/session-source.ts'
import type { SessionSetup } from '../sessions/start-sessions.ts'
import type { StoredSession } from '../stored-session.ts'
import { findLastAuthor } from './choose-composer-account.ts'
import { insertSharedText } from './shared-text.ts'

/** Creates a session for the composer: without streams, and with requests after the first paint. */
function createShareSession(traits: SessionTraits): Session {
  const api = createLazyApiClient(traits.origin, async (capabilities) => {
    const { createSessionApi } = await import('./requesting.ts')
    return createSessionApi(traits, capabilities)
  })
  return assembleSession(traits, { api, streaming: createNoopStreaming() })
}

/**
 * Sessions of the share page. If the browser has stored the initial state of a session, no server is requested. The
 * user can write at once, and an invalid token is detected when it is used.
 */
export const SHARE_SESSIONS: SessionSetup = {
  resume: (stored, platform) => Promise.all(stored.map((one) => readLastSession(one, platform))),
  create: createShareSession,
  prepare(sessions, platform) {
    const writer = findLastAuthor(sessions, platform)
    if (writer !== null) insertSharedText(writer)
  },
}

async function readLastSession(
  stored: StoredSession,
  platform: Platform,
): Promise<SessionSource | null> {
  const { origin, host, account, initialState } = stored
  if (initialState === null) {
    const { resumeStoredSession } = await import('./requesting.ts')
    return resumeStoredSession(stored, platform)
  }
  // A state that an earlier release stored may lack properties.
  const meta = { ...DEFAULT_META, ...initialState.meta }
  return {
    origin,
    host,
    username: account.username,
    initialState: { ...initialState, meta },
    applyInstance: null,
  }
}
