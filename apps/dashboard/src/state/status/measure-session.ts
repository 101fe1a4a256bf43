import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { streamedPosts } from '../streaming/timeline-streams.ts'

/** What a session uses and holds now. */
export interface SessionUsage {
  /** Calls that the server still grants until `resetAt`; null while it has said nothing. */
  readonly calls: { readonly left: number; readonly limit: number | null } | null
  /** Milliseconds since the epoch; null where nobody said. */
  readonly resetAt: number | null
  readonly sockets: number
  readonly streams: number
  /** Posts in memory, listed or not yet swept. */
  readonly posts: number
  /** Posts that are drawn now. */
  readonly rows: number
  /** Posts that streams have told of since the start. */
  readonly streamed: number
}

/** Reads what a session uses; walks all posts that it holds, so it is asked seldom. @see BY-33 */
export function measureSession(session: Session): SessionUsage {
  const { left, limit, resetAt } = session.api.budget
  let posts = 0
  for (const id of serverStatusAtoms(session).getParams())
    if (session.store.get(serverStatusAtoms(session)(id)) !== undefined) posts += 1
  return {
    calls: left === null ? null : { left, limit },
    resetAt,
    ...session.streaming.usage(),
    posts,
    rows: session.mounted.size,
    streamed: streamedPosts(session).count,
  }
}
