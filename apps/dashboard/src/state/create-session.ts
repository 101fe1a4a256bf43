import { createLateStreaming } from '@colonnade/api-client/streaming'
import { assembleSession, type SessionTraits } from './assemble-session.ts'
import { createSessionApi } from './create-session-api.ts'
import type { Session } from './session.ts'

/** Makes a session without starting anything; `start-sessions.ts` and what a page runs do that. */
export function createSession(traits: SessionTraits): Session {
  return assembleSession(traits, {
    api: createSessionApi(traits),
    streaming: createLateStreaming(),
  })
}
