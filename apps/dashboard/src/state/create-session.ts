import { createDeferredStreaming } from '@colonnade/api-client/streaming'
import { assembleSession, type SessionTraits } from './assemble-session.ts'
import { createSessionApi } from './create-session-api.ts'
import type { Session } from './session.ts'

/** Creates a session without starting anything. `start-sessions.ts` and the page do that. */
export function createSession(traits: SessionTraits): Session {
  return assembleSession(traits, {
    api: createSessionApi(traits),
    streaming: createDeferredStreaming(),
  })
}
