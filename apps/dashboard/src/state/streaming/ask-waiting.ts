import type { ListName } from '../last-seen/list-of-column.ts'
import type { Session } from '../session.ts'
import { followState } from './timeline-follower.ts'

/** These lists wait for their streams no longer, and ask for their newest pages. */
export function askWaiting(session: Session, names: readonly ListName[]): void {
  const { waiting } = followState(session)
  for (const name of names) {
    const ask = waiting?.get(name)
    waiting?.delete(name)
    ask?.()
  }
}
