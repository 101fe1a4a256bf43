import type { ApiError } from '@colonnade/api-client'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { openNotificationColumns } from '../notifications/notifications-list.ts'
import { notificationsLoadAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { timelineLoadAtoms } from '../timelines/timelines.ts'
import { AGAIN_MS, catchUpAtom } from './catch-up.ts'
import { isHeard, openTimelines, USER } from './heard-timelines.ts'
import { isPassing } from './is-passing.ts'
import { isSeen } from './seen-timelines.ts'

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
  const { store, streaming, platform, api } = session
  const { clock, page } = platform
  let cancel = () => {}

  const isAwaited = ({ isLoaded, error }: FirstPage): boolean =>
    !isLoaded && error !== null && isPassing(error) && mayComeBack(error)
  const mayComeBack = ({ retryAt }: ApiError): boolean => {
    const wait = (retryAt ?? 0) - clock.now()
    return wait <= 0 || wait > LONGEST_PAUSE_MS
  }
  const isMissing = (key: TimelineKey): boolean =>
    isSeen(session, key) &&
    isHeard(session, key) &&
    isAwaited(store.get(timelineLoadAtoms(session)(key)))

  function look(): void {
    const timelines = openTimelines(session).filter(isMissing)
    const notifications =
      openNotificationColumns(session).size > 0 &&
      streaming.isLive(USER) &&
      isAwaited(store.get(notificationsLoadAtom(session)))
    if (timelines.length > 0 || notifications)
      void store.set(catchUpAtom, session, { timelines, notifications })
  }

  function schedule(): void {
    cancel = clock.after(api.budget.stretch(AGAIN_MS, 1), () => {
      if (!page.isHidden()) look()
      schedule()
    })
  }

  schedule()
  return () => cancel()
}
