import type { ApiError } from '@colonnade/api-client'
import type { ListName } from '../live-lists/list-name.ts'
import { isTemporaryFailure, repeatWhileVisible } from '../retry-until-success.ts'
import type { Session } from '../session.ts'
import { backfillLists } from './backfill.ts'
import { getListByName } from './list-by-name.ts'
import { getUpdatedLists, isListLive, isListVisible } from './streamed-timelines.ts'

/** No server asks for a longer pause. A longer one means that the clock was set back. Unit: ms. */
const MAX_PAUSE_MS = 1_800_000

interface FirstPage {
  readonly isLoaded: boolean
  readonly error: ApiError | null
}

/**
 * Retries a first page that failed with a transient error, although its stream is open. Lists without a live stream
 * are polled anyway. @returns stops it
 */
export function startRetryingFirstPages(session: Session): () => void {
  const { clock } = session.platform

  const shouldRetry = ({ isLoaded, error }: FirstPage): boolean =>
    !isLoaded && error !== null && isTemporaryFailure(error) && isRetryTimeReached(error)
  const isRetryTimeReached = ({ retryAt }: ApiError): boolean => {
    const wait = (retryAt ?? 0) - clock.now()
    return wait <= 0 || wait > MAX_PAUSE_MS
  }
  const isMissing = (name: ListName): boolean =>
    isListVisible(session, name) &&
    isListLive(session, name) &&
    shouldRetry(session.store.get(getListByName(session, name).loadAtom))

  function retryMissingPages(): void {
    const missing = getUpdatedLists(session).filter(isMissing)
    if (missing.length > 0) void backfillLists(session, missing)
  }

  return repeatWhileVisible(session, retryMissingPages)
}
