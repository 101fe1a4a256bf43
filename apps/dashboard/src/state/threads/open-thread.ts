import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatus, getStatusContext } from '@colonnade/api-client/endpoints'
import type { ContextEntity, StatusId } from '@colonnade/domain/entities'
import { depthFirst } from '@colonnade/domain/threads'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { removeStatusesAtom } from '../timelines/remove-statuses.ts'
import { threadAtoms } from './threads.ts'

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
  }
}

/**
 * Fetches the thread around a status, and the status itself where it is unknown. Fails silently; a
 * status whose thread is not found leaves the timelines (ERR-08).
 */
export const openThreadAtom = atom(null, async (get, set, session: Session, id: StatusId) => {
  remember(session, id)
  const isKnown = get(serverStatusAtoms(session)(id)) !== undefined
  const asked = await Promise.allSettled([
    isKnown ? null : session.api.call(getStatus, { id }),
    session.api.call(getStatusContext, { id }),
  ])
  const [status, context] = asked
  if (status.status === 'fulfilled' && status.value !== null) {
    set(ingestStatusesAtom, session, [status.value])
  }
  if (context.status === 'fulfilled') set(takeContextAtom, session, id, context.value)
  const isGone = context.status === 'rejected' && isNotFound(context.reason)
  if (isGone) set(removeStatusesAtom, session, [id])
  const isThere = !isGone && get(serverStatusAtoms(session)(id)) !== undefined
  const known = get(threadAtoms(session)(id))
  set(threadAtoms(session)(id), { ...known, phase: isThere ? 'ready' : 'missing' })
})

const takeContextAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, context: ContextEntity) => {
    const { ancestors, descendants } = context
    set(ingestStatusesAtom, session, [...ancestors, ...descendants])
    set(threadAtoms(session)(id), {
      phase: 'ready',
      ancestors: ancestors.map((status) => status.id),
      descendants: depthFirst(id, descendants),
    })
  },
)

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
