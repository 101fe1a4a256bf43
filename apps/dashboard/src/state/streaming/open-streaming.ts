import { createStreamingClient, streamingBase } from '@colonnade/api-client/streaming'
import type { Session } from '../session.ts'
import { followTimelines } from './follow-timelines.ts'

/** Lets a session's streams begin, with all that follows from them for its timelines. They travel after the first posts. */
export function openStreaming(session: Session): void {
  const { origin, meta, api, platform, streaming } = session
  followTimelines(session)
  streaming.open(() =>
    createStreamingClient({
      baseUrl: streamingBase(origin, meta.streaming_api_base_url),
      accessToken: meta.access_token,
      ownUrl: origin,
      capabilities: api.capabilities,
      WebSocket: platform.WebSocket,
      schedule: (run, ms) => platform.clock.after(ms, run),
      random: platform.random,
    }),
  )
}
