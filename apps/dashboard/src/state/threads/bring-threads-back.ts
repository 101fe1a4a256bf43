import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { putBack } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { threadAtoms, type Thread } from './threads.ts'

/** Puts statuses back into the threads that they were taken from. @param before those threads as they were */
export const bringThreadsBackAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    before: ReadonlyMap<StatusId, Thread>,
    ids: ReadonlySet<StatusId>,
  ) => {
    for (const [opened, was] of before) {
      const threadAtom = threadAtoms(session)(opened)
      const thread = get(threadAtom)
      const ancestors = putBack(thread.ancestors, was.ancestors, ids).filter((id) => id !== null)
      const descendants = putBack(thread.descendants, was.descendants, ids).filter(
        (id) => id !== null,
      )
      const phase = ids.has(opened) ? was.phase : thread.phase
      const isSame =
        phase === thread.phase &&
        ancestors.length === thread.ancestors.length &&
        descendants.length === thread.descendants.length
      if (!isSame) set(threadAtom, { ...thread, phase, ancestors, descendants })
    }
  },
)
