import { createLazyApiClient } from '@colonnade/api-client'
import { createNoopStreaming } from '@colonnade/api-client/streaming'
import { assembleSession, type SessionTraits } from '../assemble-session.ts'
import { findLastAuthor } from '../authors/composer-authors.ts'
import type { Session } from '../session.ts'
import type { SessionSetup } from '../sessions/open-session.ts'
import { readLastKnownSource } from '../sessions/session-source.ts'
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
  async resume(stored, platform) {
    const last = readLastKnownSource(stored)
    if (last !== null) return last
    const { resumeStoredSession } = await import('./requesting.ts')
    return resumeStoredSession(stored, platform)
  },
  create: createShareSession,
  prepare(sessions, platform) {
    const writer = findLastAuthor(sessions, platform)
    if (writer !== null) insertSharedText(writer)
  },
}
