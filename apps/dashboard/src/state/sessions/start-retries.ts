import { lazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import {
  retryFailedRequests,
  clearFailedRequests,
  repeatWhileVisible,
} from '../retry-until-success.ts'
import type { Session } from '../session.ts'

const instanceFetcher = lazyModule(() => import('./fetch-instance.ts'))

/** Fetches the instance information. The code is loaded on demand. @returns cancels it */
export function startFetchingInstance(session: Session): () => void {
  if (!session.servesPage) return () => {}
  return loadInBackground(
    instanceFetcher,
    ({ fetchInstanceAtom }) => void session.store.set(fetchInstanceAtom, session),
    'the instance information could not be fetched',
  )
}

/** Retries failed requests periodically, as `retry-first-page` does for first pages. @returns stops it */
export function startRetries(session: Session): () => void {
  const stop = repeatWhileVisible(session, () => retryFailedRequests(session))
  return () => {
    stop()
    clearFailedRequests(session)
  }
}
