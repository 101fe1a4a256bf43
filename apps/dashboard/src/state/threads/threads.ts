import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { holdRecords } from '../entities/holders.ts'
import { perSession } from '../session.ts'

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
