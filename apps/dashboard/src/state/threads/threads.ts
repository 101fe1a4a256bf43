import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { depthFirst } from '@colonnade/domain/threads'
import { holdRecords } from '../entities/holders.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

/** What a reader wants of all content warnings of a thread; each time they say so it is a new object. */
export interface WarningsWish {
  readonly isOpen: boolean
}

export interface Thread {
  /** `missing`: the server does not know the status, or may not show it; or the user no longer wants to see it. */
  readonly phase: 'loading' | 'ready' | 'missing'
  /** What was said around the status did not come; it may be asked for again. */
  readonly hasFailed: boolean
  readonly ancestors: readonly StatusId[]
  readonly descendants: readonly StatusId[]
  /** null before anybody said anything of them. */
  readonly warnings: WarningsWish | null
}

/** One that nobody has asked for yet. */
export const NEW_THREAD: Thread = {
  phase: 'loading',
  hasFailed: false,
  ancestors: [],
  descendants: [],
  warnings: null,
}

/** The threads that something shows now. */
export const shownThreads = perSession(() => new Set<StatusId>())

/** What was said before and after a status. Written in this folder only. */
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

// Everything in the threads that are remembered, drawn or not.
holdRecords((get, session) => ({
  statuses: [...threadAtoms(session).getParams()].flatMap((opened) => {
    const { ancestors, descendants } = get(threadAtoms(session)(opened))
    return [opened, ...ancestors, ...descendants]
  }),
}))

/** Answers that have just come, by whichever stream, or were just posted, stand in the threads that are open. They are ingested already. */
export const growThreadsAtom = atom(
  null,
  (_get, set, session: Session, arrived: readonly StatusEntity[]) => {
    const answers = arrived.filter((status) => status.in_reply_to_id !== null)
    if (answers.length === 0) return
    for (const opened of threadAtoms(session).getParams())
      set(growThreadAtom, session, opened, answers)
  },
)

const growThreadAtom = atom(
  null,
  (get, set, session: Session, opened: StatusId, answers: readonly StatusEntity[]) => {
    const threadAtom = threadAtoms(session)(opened)
    const thread = get(threadAtom)
    if (thread.phase !== 'ready') return
    const listed = new Set([...thread.ancestors, opened, ...thread.descendants])
    const below = new Set([opened, ...thread.descendants])
    const fresh = answers.filter(({ id, in_reply_to_id: parent }) => {
      const isNew = !listed.has(id) && parent !== null && below.has(parent)
      // An answer may be answered in the same breath.
      if (isNew) below.add(id)
      return isNew
    })
    if (fresh.length === 0) return
    const known = thread.descendants
      .map((id) => get(serverStatusAtoms(session)(id)))
      .filter((status) => status !== undefined)
    const descendants = depthFirst(opened, [...known, ...fresh])
    set(threadAtom, {
      ...thread,
      descendants: [...new Set([...descendants, ...thread.descendants])],
    })
  },
)
