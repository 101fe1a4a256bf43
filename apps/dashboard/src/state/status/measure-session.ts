import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { getStreamedPosts } from '../streaming/timeline-streams.ts'

/** The resources that a session uses. */
export interface SessionUsage {
  /** The requests that the server allows until `resetAt`; null while it is unknown. */
  readonly calls: { readonly left: number; readonly limit: number | null } | null
  /** In ms since the epoch; null if unknown. */
  readonly resetAt: number | null
  readonly sockets: number
  readonly streams: number
  /** Posts in memory, including those not yet garbage collected. */
  readonly posts: number
  /** Posts that are rendered. */
  readonly rows: number
  /** Posts that streams have delivered since the start. */
  readonly streamed: number
}

/** Measures what a session uses. It iterates over all posts in memory, so it should be called rarely. @see BY-33 */
export function measureSession(session: Session): SessionUsage {
  const { left, limit, resetAt } = session.api.budget
  let posts = 0
  for (const id of serverStatusAtoms(session).getParams())
    if (session.store.get(serverStatusAtoms(session)(id)) !== undefined) posts += 1
  return {
    calls: left === null ? null : { left, limit },
    resetAt,
    ...session.streaming.getUsage(),
    posts,
    rows: session.mounted.size,
    streamed: getStreamedPosts(session).count,
  }
}
