import type { Session } from '../session.ts'
import { catchUpTurns, followUp, retry, tryAgain } from './catch-up.ts'
import { beginFollowing } from './timeline-follower.ts'
import { listenToTimeline } from './timeline-streams.ts'

/** Keeps a session's open timelines up to date, those too that were opened before. */
export function followTimelines(session: Session): void {
  beginFollowing(session, {
    listen: (key) => listenToTimeline(session, key),
    hurry: (key) => catchUpTurns(session).hurry((waiting) => waiting === key),
    tryAgain: (key, trouble) => tryAgain(session, key, trouble),
    followUp: (name) => followUp(session, name),
    retry: (name, trouble) => retry(session, name, trouble),
  })
}
