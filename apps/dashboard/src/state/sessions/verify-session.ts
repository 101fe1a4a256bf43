import { lazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import type { Session } from '../session.ts'

const tokenCheck = lazyModule(() => import('./check-token.ts'))

/**
 * Checks whether the server still knows the token after a 401, and ends the session if not. Loaded on demand, because
 * this is rare.
 *
 * @param onKept called when the session goes on
 */
export function verifySession(session: Session, onKept: () => void = () => {}): void {
  loadUntilArrived(
    tokenCheck,
    ({ checkToken }) => void checkToken(session, onKept),
    'the token could not be checked',
  )
}
