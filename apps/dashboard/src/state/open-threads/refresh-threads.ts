import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatus } from '@colonnade/api-client/endpoints'
import type { StatusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { QUIET_POLL_MS } from '../live-lists/list-follower.ts'
import { REFRESH } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { shownThreads, threadAtoms } from '../threads/threads.ts'
import { openThreadAtom } from './open-thread.ts'

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
