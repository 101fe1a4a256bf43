import { logError } from '../../lib/logger.ts'
import type { Session } from '../session.ts'
import type { CheckedResponse } from './report-differences.ts'

/**
 * Compares a response with what was requested, and reports differences. The comparison is loaded on demand, after the
 * response.
 *
 * @see BY-56
 */
export function checkResponse(session: Session, answered: CheckedResponse): void {
  import('./report-differences.ts')
    .then(({ reportDifferences }) => reportDifferences(session, answered))
    .catch((error: unknown) => logError('a response could not be checked', error))
}
