import {
  retryFailedRequests,
  clearFailedRequests,
  repeatWhileVisible,
} from '../retry-until-success.ts'
import type { Session } from '../session.ts'

/** Retries failed requests periodically, as `retry-first-page` does for first pages. @returns stops it */
export function startRetries(session: Session): () => void {
  const stop = repeatWhileVisible(session, () => retryFailedRequests(session))
  return () => {
    stop()
    clearFailedRequests(session)
  }
}
