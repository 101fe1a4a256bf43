import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import { waitingRequestsAtom } from './waiting-requests.ts'

/** Asks who waits to be let in, where somebody may: what the menu tells. Fails silently. @see SES-16 */
export function startWaitingRequests(session: Session): void {
  if (session.store.get(waitingRequestsAtom(session)) === null) return
  import('./load-people.ts')
    .then(({ openPeopleListAtom }) =>
      session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS'),
    )
    .catch((error: unknown) => logError('who asks to follow is not known', error))
}
