import type { Session } from '../session.ts'
import { followState } from './list-follower.ts'
import type { ListName } from './list-of-column.ts'

/** These lists wait for their streams no longer, and ask for their newest pages. */
export function askWaiting(session: Session, names: readonly ListName[]): void {
  const { waiting } = followState(session)
  for (const name of names) {
    const ask = waiting?.get(name)
    waiting?.delete(name)
    ask?.()
  }
}
