import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import type { Session } from '../session.ts'

const tokenChecker = lazyModule(() => import('./check-token.ts'))

/**
 * Handles a 401: checks whether the server still accepts the token, and ends the session if not. Loaded on demand,
 * because this is rare.
 *
 * @param onKept called if the session continues
 */
export function handleUnauthorised(session: Session, onKept: () => void = () => {}): void {
  loadInBackground(
    tokenChecker,
    ({ checkToken }) => void checkToken(session, onKept),
    'the token could not be checked',
  )
}
