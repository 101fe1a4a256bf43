import { logError } from '../../lib/logger.ts'
import { retryUntilSuccess } from '../retry-until-success.ts'
import type { Session } from '../session.ts'
import { accountLists, followRequestCountAtom } from './account-lists.ts'

/** Loads the follow requests of a locked account, for the count in the menu. @see SES-16 */
export function startLoadingFollowRequests(session: Session): void {
  if (session.store.get(followRequestCountAtom(session)) === null) return
  import('./load-account-list.ts')
    .then(({ openPeopleListAtom }) =>
      retryUntilSuccess(session, 'follow requests', async () => {
        await session.store.set(openPeopleListAtom, session, 'FOLLOW_REQUESTS', {
          isBackground: true,
        })
        return session.store.get(accountLists.atoms(session)('FOLLOW_REQUESTS')).error
      }),
    )
    .catch((error: unknown) => logError('follow requests could not be loaded', error))
}
