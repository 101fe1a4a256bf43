import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import { askUntilAnswered } from '../until-answered.ts'
import { peopleLists, waitingRequestsAtom } from './people-lists.ts'

/** Asks who waits to be let in, where somebody may: what the menu tells. @see SES-16 */
export function startWaitingRequests(session: Session): void {
  if (session.store.get(waitingRequestsAtom(session)) === null) return
  import('./load-people.ts')
    .then(({ openPeopleListAtom }) =>
      askUntilAnswered(session, 'follow requests', async () => {
        await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS', { isUnasked: true })
        return session.store.get(peopleLists.atoms(session)('FOLLOW_REQUESTS')).error
      }),
    )
    .catch((error: unknown) => logError('who asks to follow is not known', error))
}
