import { createStreamingClient, streamingBase } from '@colonnade/api-client/streaming'
import { assembleSession, type SessionTraits } from './assemble-session.ts'
import { createSessionApi } from './create-session-api.ts'
import type { Session } from './session.ts'

/** Makes a session without starting anything; `start-session` does that. */
export function createSession(traits: SessionTraits): Session {
  const { origin, initialState, platform } = traits
  const { meta } = initialState
  const api = createSessionApi(traits)
  const streaming = createStreamingClient({
    baseUrl: streamingBase(origin, meta.streaming_api_base_url),
    accessToken: meta.access_token,
    capabilities: api.capabilities,
    WebSocket: platform.WebSocket,
    schedule: (run, ms) => platform.clock.after(ms, run),
    random: platform.random,
  })
  return assembleSession(traits, { api, streaming })
}
