import type { ApiError } from '@colonnade/api-client'
import type { ListName } from '../live-lists/list-of-column.ts'
import type { Session } from '../session.ts'
import { isPassing, repeatWhileSeen } from '../until-answered.ts'
import { catchUp } from './catch-up.ts'
import { followedLists, isHeard, isSeen } from './heard-timelines.ts'
import { listByName } from './list-by-name.ts'

/** No server wants more: a longer wait is one for a clock that was set back. */
const LONGEST_PAUSE_MS = 1_800_000

interface FirstPage {
  readonly isLoaded: boolean
  readonly error: ApiError | null
}

/**
 * A first page that a passing fault kept away is asked for again, though its stream goes on: what is not heard is
 * polled anyway. @returns stops it
 */
export function startRetryingFirst(session: Session): () => void {
  const { clock } = session.platform

  const isAwaited = ({ isLoaded, error }: FirstPage): boolean =>
    !isLoaded && error !== null && isPassing(error) && mayComeBack(error)
  const mayComeBack = ({ retryAt }: ApiError): boolean => {
    const wait = (retryAt ?? 0) - clock.now()
    return wait <= 0 || wait > LONGEST_PAUSE_MS
  }
  const isMissing = (name: ListName): boolean =>
    isSeen(session, name) &&
    isHeard(session, name) &&
    isAwaited(session.store.get(listByName(session, name).loadAtom))

  function look(): void {
    const missing = followedLists(session).filter(isMissing)
    if (missing.length > 0) void catchUp(session, missing)
  }

  return repeatWhileSeen(session, look)
}
