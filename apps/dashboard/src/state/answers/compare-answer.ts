import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import type { Answered } from './report-differences.ts'

/**
 * Compares an answer with what was asked, and reports where it differs. What compares is loaded after the answer.
 *
 * @see BY-56
 */
export function compareAnswer(session: Session, answered: Answered): void {
  import('./report-differences.ts')
    .then(({ reportDifferences }) => reportDifferences(session, answered))
    .catch((error: unknown) => logError('an answer could not be compared', error))
}
