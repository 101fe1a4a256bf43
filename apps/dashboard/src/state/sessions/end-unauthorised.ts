import { whenArrived } from '../../lib/late-code.ts'
import type { Session } from '../session.ts'

/** Ends a session whose token the server no longer knows, with what is fetched for it then: few days have one. */
export function endUnauthorised(session: Session): void {
  whenArrived(
    () => import('./end-session.ts'),
    ({ endUnauthorisedAtom }) => session.app.set(endUnauthorisedAtom, session),
    'the session could not be ended',
  )
}
