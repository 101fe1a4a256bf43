import { createLateApiClient } from '@colonnade/api-client'
import { createSilentStreaming } from '@colonnade/api-client/streaming'
import { assembleSession, type SessionTraits } from '../assemble-session.ts'
import type { Session } from '../session.ts'

/** A session for the composer alone: it listens to nothing, and its calls come after the first paint. */
export function createShareSession(traits: SessionTraits): Session {
  const api = createLateApiClient(traits.origin, async (capabilities) => {
    const { createSessionApi } = await import('../create-session-api.ts')
    return createSessionApi(traits, capabilities)
  })
  return assembleSession(traits, { api, streaming: createSilentStreaming() })
}
