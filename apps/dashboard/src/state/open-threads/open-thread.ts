import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import { getStatus, getStatusContext } from '@colonnade/api-client/endpoints'
import type { ContextEntity, StatusId } from '@colonnade/domain/entities'
import { threadAround } from '@colonnade/domain/threads'
import { isMissing } from '../answers/verify-gone.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { REFRESH } from '../live-lists/request-page.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { perSession, type Session } from '../session.ts'
import { hasThreadWarningsAtoms, threadTreeAtoms } from '../threads/thread-tree.ts'
import { shownThreads, threadAtoms } from '../threads/threads.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'

/** How many threads are remembered: the way back through them is quick, and memory stays bound. */
const MOST_THREADS = 20

const openedThreads = perSession(() => new Set<StatusId>())

/** Lets go of the threads opened longest ago; they left the screen long before. */
function remember(session: Session, id: StatusId): void {
  const opened = openedThreads(session)
  opened.delete(id)
  opened.add(id)
  for (const oldest of opened) {
    if (opened.size <= MOST_THREADS) return
    opened.delete(oldest)
    threadAtoms(session).remove(oldest)
    hasThreadWarningsAtoms(session).remove(oldest)
    threadTreeAtoms(session).remove(oldest)
  }
}

/**
 * Fetches the thread around a status, and the status itself where it is unknown. Fails silently, and may
 * be asked again; a status whose thread is not found leaves the timelines.
 *
 * @see ERR-08, TH-01, TH-03, TH-04
 */
export const openThreadAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId, options: CallOptions = {}) => {
    remember(session, id)
    const threadAtom = threadAtoms(session)(id)
    const before = get(threadAtom)
    if (before.hasFailed) set(threadAtom, { ...before, phase: 'loading', hasFailed: false })
    const isKnown = get(serverStatusAtoms(session)(id)) !== undefined
    const isOpening = options.skipLoading !== true
    if (isOpening) session.app.set(startLoadingAtom)
    const asked = await Promise.allSettled([
      isKnown ? null : session.api.call(getStatus, { id }),
      session.api.call(getStatusContext, { id }, options),
    ])
    if (isOpening) session.app.set(stopLoadingAtom)
    const [status, context] = asked
    if (status.status === 'fulfilled' && status.value !== null) {
      set(ingestStatusesAtom, session, [status.value])
    }
    if (context.status === 'fulfilled') set(takeContextAtom, session, id, context.value)
    const isDenied = context.status === 'rejected' && isNotFound(context.reason)
    const read = (given: CallOptions) => session.api.call(getStatus, { id }, given)
    const isGone = isDenied && (isKnown ? await isMissing(read) : status.status === 'rejected')
    if (isGone) set(removeStatusesAtom, session, [id])
    const isThere = !isGone && get(serverStatusAtoms(session)(id)) !== undefined
    set(threadAtom, {
      ...get(threadAtom),
      phase: isThere ? 'ready' : 'missing',
      // What is shown stays, and is asked for again anyway.
      hasFailed: isThere
        ? context.status === 'rejected' && options.priority === undefined
        : !isGone && asked.some(isFault),
    })
  },
)

const takeContextAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, { ancestors, descendants }: ContextEntity) => {
    const threadAtom = threadAtoms(session)(id)
    set(ingestStatusesAtom, session, [...ancestors, ...descendants])
    set(threadAtom, { ...get(threadAtom), ...threadAround(id, ancestors, descendants) })
  },
)

const isFault = (asked: PromiseSettledResult<unknown>): boolean =>
  asked.status === 'rejected' && !isNotFound(asked.reason)

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Threads that are shown are asked for again: streams tell of answers only where they go to a timeline that is followed. */
export function refreshThreads(session: Session): void {
  for (const id of shownThreads(session)) void session.store.set(refreshThreadAtom, session, id)
}

/** Does so from time to time, as with all that nobody streams. @returns stops it */
export function startRefreshingThreads(session: Session): () => void {
  const { clock, page } = session.platform
  let cancel = () => {}
  const schedule = () => {
    cancel = clock.after(session.api.budget.stretch(QUIET_POLL_MS, 1), () => {
      if (!page.isHidden()) refreshThreads(session)
      schedule()
    })
  }
  schedule()
  return () => cancel()
}

const refreshThreadAtom = atom(null, async (get, set, session: Session, id: StatusId) => {
  const { phase, hasFailed } = get(threadAtoms(session)(id))
  // What a fault kept away may be there; what the server does not know stays unknown.
  if (phase === 'missing' && hasFailed) return set(openThreadAtom, session, id)
  if (phase !== 'ready') return
  await Promise.all([set(rereadAtom, session, id), set(openThreadAtom, session, id, REFRESH)])
})

/** The post itself may have been edited; whether it is gone, its thread says. */
const rereadAtom = atom(null, async (_get, set, session: Session, id: StatusId) => {
  try {
    set(ingestStatusesAtom, session, [await session.api.call(getStatus, { id }, REFRESH)])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
