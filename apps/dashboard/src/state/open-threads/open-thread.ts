import { atom } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { getStatus, getStatusContext } from '@colonnade/api-client/endpoints'
import type { ContextEntity, StatusId } from '@colonnade/domain/entities'
import { orderThread } from '@colonnade/domain/threads'
import { isMissing } from '../check-responses/verify-deletion.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { REFRESH } from '../live-lists/request-page.ts'
import { RARE_POLL_INTERVAL_MS } from '../live-lists/timeline-updater.ts'
import { perSession, type Session } from '../session.ts'
import { hasThreadWarningsAtoms, threadTreeAtoms } from '../threads/thread-tree.ts'
import { shownThreads, threadAtoms } from '../threads/threads.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'

/** How many threads are kept in memory, so that going back is fast and memory is limited. */
const MAX_THREADS = 20

const openedThreads = perSession(() => new Set<StatusId>())

/** Removes the threads that were opened longest ago and are not shown any more. */
function markOpened(session: Session, id: StatusId): void {
  const opened = openedThreads(session)
  opened.delete(id)
  opened.add(id)
  for (const oldest of opened) {
    if (opened.size <= MAX_THREADS) return
    opened.delete(oldest)
    threadAtoms(session).remove(oldest)
    hasThreadWarningsAtoms(session).remove(oldest)
    threadTreeAtoms(session).remove(oldest)
  }
}

/**
 * Fetches the thread of a status, and the status itself if it is unknown. An error is not shown and can be retried. A
 * status whose thread is not found is removed from the timelines.
 *
 * @see ERR-08, TH-01, TH-03, TH-04
 */
export const openThreadAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId, options: RequestOptions = {}) => {
    markOpened(session, id)
    const threadAtom = threadAtoms(session)(id)
    const before = get(threadAtom)
    if (before.hasFailed) set(threadAtom, { ...before, phase: 'loading', hasFailed: false })
    const isKnown = get(serverStatusAtoms(session)(id)) !== undefined
    const isOpening = options.skipLoading !== true
    if (isOpening) session.app.set(startLoadingAtom)
    const settled = await Promise.allSettled([
      isKnown ? null : session.api.request(getStatus, { id }),
      session.api.request(getStatusContext, { id }, options),
    ])
    if (isOpening) session.app.set(stopLoadingAtom)
    const [status, context] = settled
    if (status.status === 'fulfilled' && status.value !== null) {
      set(ingestStatusesAtom, session, [status.value])
    }
    if (context.status === 'fulfilled') set(applyContextAtom, session, id, context.value)
    const isDenied = context.status === 'rejected' && isNotFound(context.reason)
    const read = (given: RequestOptions) => session.api.request(getStatus, { id }, given)
    const isGone = isDenied && (isKnown ? await isMissing(read) : status.status === 'rejected')
    if (isGone) set(removeStatusesAtom, session, [id])
    const isLoaded = !isGone && get(serverStatusAtoms(session)(id)) !== undefined
    set(threadAtom, {
      ...get(threadAtom),
      phase: isLoaded ? 'ready' : 'missing',
      // A shown thread stays, and is refetched periodically.
      hasFailed: isLoaded
        ? context.status === 'rejected' && options.priority === undefined
        : !isGone && settled.some(isTemporaryError),
    })
  },
)

const applyContextAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, { ancestors, descendants }: ContextEntity) => {
    const threadAtom = threadAtoms(session)(id)
    set(ingestStatusesAtom, session, [...ancestors, ...descendants])
    set(threadAtom, { ...get(threadAtom), ...orderThread(id, ancestors, descendants) })
  },
)

const isTemporaryError = (settled: PromiseSettledResult<unknown>): boolean =>
  settled.status === 'rejected' && !isNotFound(settled.reason)

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Refetches the threads that are shown. Streams deliver only replies that belong to a streamed timeline. */
export function refreshThreads(session: Session): void {
  for (const id of shownThreads(session)) void session.store.set(refreshThreadAtom, session, id)
}

/** Refreshes them periodically, like everything that is not streamed. @returns stops it */
export function startRefreshingThreads(session: Session): () => void {
  const { clock, page } = session.platform
  let cancel = () => {}
  const schedule = () => {
    cancel = clock.after(session.api.budget.getPollInterval(RARE_POLL_INTERVAL_MS, 1), () => {
      if (!page.isHidden()) refreshThreads(session)
      schedule()
    })
  }
  schedule()
  return () => cancel()
}

const refreshThreadAtom = atom(null, async (get, set, session: Session, id: StatusId) => {
  const { phase, hasFailed } = get(threadAtoms(session)(id))
  // After an error the status may exist. A status that the server does not know stays missing.
  if (phase === 'missing' && hasFailed) return set(openThreadAtom, session, id)
  if (phase !== 'ready') return
  await Promise.all([
    set(refetchStatusAtom, session, id),
    set(openThreadAtom, session, id, REFRESH),
  ])
})

/** The post itself may have been edited. Whether it was deleted is known from its thread. */
const refetchStatusAtom = atom(null, async (_get, set, session: Session, id: StatusId) => {
  try {
    set(ingestStatusesAtom, session, [await session.api.request(getStatus, { id }, REFRESH)])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
