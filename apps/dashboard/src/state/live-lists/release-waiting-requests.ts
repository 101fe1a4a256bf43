import type { Session } from '../session.ts'
import type { ListName } from './list-name.ts'
import { updaterState } from './timeline-updater.ts'

/** Sends the waiting requests of these lists for their newest pages. */
export function releaseWaitingRequests(session: Session, names: readonly ListName[]): void {
  const { waitingRequests } = updaterState(session)
  for (const name of names) {
    const ask = waitingRequests?.get(name)
    waitingRequests?.delete(name)
    ask?.()
  }
}
