import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { sortDepthFirst } from '@colonnade/domain/threads'
import { retainRecords } from '../entities/retain-records.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

/** A request to expand or collapse all content warnings of a thread. Each request is a new object. */
export interface WarningsRequest {
  readonly isOpen: boolean
}

export interface Thread {
  /** `missing`: the server does not know the status, or may not show it, or its author was hidden. */
  readonly phase: 'loading' | 'ready' | 'missing'
  /** Loading the replies failed. It can be retried. */
  readonly hasFailed: boolean
  readonly ancestors: readonly StatusId[]
  readonly descendants: readonly StatusId[]
  /** null before the first request. */
  readonly warnings: WarningsRequest | null
}

/** A thread that was not loaded. */
export const NEW_THREAD: Thread = {
  phase: 'loading',
  hasFailed: false,
  ancestors: [],
  descendants: [],
  warnings: null,
}

/** The threads that are shown. */
export const shownThreads = perSession(() => new Set<StatusId>())

/** The ancestors and descendants of a status. Written only in this folder. */
export const threadAtoms = perSession((session) =>
  atomFamily((id: StatusId) => {
    const threadAtom = atom(NEW_THREAD)
    threadAtom.onMount = () => {
      shownThreads(session).add(id)
      return () => shownThreads(session).delete(id)
    }
    return threadAtom
  }),
)

// All statuses of the threads in memory, rendered or not.
retainRecords((get, session) => ({
  statuses: [...threadAtoms(session).getParams()].flatMap((opened) => {
    const { ancestors, descendants } = get(threadAtoms(session)(opened))
    return [opened, ...ancestors, ...descendants]
  }),
}))

/** Inserts new replies, streamed or just published, in the open threads. They are stored already. */
export const addRepliesAtom = atom(
  null,
  (_get, set, session: Session, replies: readonly StatusEntity[]) => {
    const answers = replies.filter((status) => status.in_reply_to_id !== null)
    if (answers.length === 0) return
    for (const opened of threadAtoms(session).getParams())
      set(addThreadRepliesAtom, session, opened, answers)
  },
)

const addThreadRepliesAtom = atom(
  null,
  (get, set, session: Session, opened: StatusId, answers: readonly StatusEntity[]) => {
    const threadAtom = threadAtoms(session)(opened)
    const thread = get(threadAtom)
    if (thread.phase !== 'ready') return
    const listed = new Set([...thread.ancestors, opened, ...thread.descendants])
    const below = new Set([opened, ...thread.descendants])
    const fresh = answers.filter(({ id, in_reply_to_id: parent }) => {
      const isNew = !listed.has(id) && parent !== null && below.has(parent)
      // A reply may have a reply in the same batch.
      if (isNew) below.add(id)
      return isNew
    })
    if (fresh.length === 0) return
    const known = thread.descendants
      .map((id) => get(serverStatusAtoms(session)(id)))
      .filter((status) => status !== undefined)
    const descendants = sortDepthFirst(opened, [...known, ...fresh])
    set(threadAtom, {
      ...thread,
      descendants: [...new Set([...descendants, ...thread.descendants])],
    })
  },
)
