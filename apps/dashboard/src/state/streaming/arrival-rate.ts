import { perSession } from '../session.ts'

/** How many posts the streams of a session have told of since it began. Counted by `timeline-streams.ts`. */
export const streamedPosts = perSession(() => ({ count: 0 }))
