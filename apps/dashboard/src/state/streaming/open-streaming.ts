import { createStreamingClient, streamingBase } from '@colonnade/api-client/streaming'
import { followState, type TimelineFollower } from '../live-lists/list-follower.ts'
import type { Session } from '../session.ts'
import { catchUp, catchUpTurns, followUp, retry, tryAgain } from './catch-up.ts'
import { rereadLists } from './reread-lists.ts'
import { listenToTimeline } from './timeline-streams.ts'

/** Keeps a session's open timelines up to date, those too that were opened before. */
function followTimelines(session: Session): void {
  beginFollowing(session, {
    listen: (key) => listenToTimeline(session, key),
    hurry: (key) => catchUpTurns(session).hurry((waiting) => waiting === key),
    tryAgain: (key, trouble) => tryAgain(session, key, trouble),
    refresh: (name) => void catchUp(session, [name]),
    followUp: (name) => followUp(session, name),
    reread: () => rereadLists(session),
    retry: (name, trouble) => retry(session, name, trouble),
  })
}

/** All that waited for it begins. Another one changes nothing. */
function beginFollowing(session: Session, follower: TimelineFollower): void {
  const state = followState(session)
  if (state.follower !== null) return
  state.follower = follower
  for (const key of state.heard.keys()) state.heard.set(key, follower.listen(key))
  for (const [key, trouble] of state.troubles) follower.tryAgain(key, trouble)
  state.troubles.clear()
}

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
