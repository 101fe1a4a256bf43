import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { putBack } from '@colonnade/domain/timeline'
import { isByAnyOf } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { type Thread, threadAtoms } from './threads.ts'

/** Takes deleted statuses out of the threads that are remembered. */
export const removeThreadStatusesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    set(removeAtom, session, (id) => gone.has(id))
  },
)

/** Takes what blocked or muted accounts wrote out of them (TH-09). */
export const removeThreadStatusesOfAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    set(removeAtom, session, (id) => isByAnyOf(get, session, id, accounts))
  },
)

const removeAtom = atom(null, (get, set, session: Session, isGone: (id: StatusId) => boolean) => {
  for (const opened of threadAtoms(session).getParams()) {
    const threadAtom = threadAtoms(session)(opened)
    const thread = get(threadAtom)
    const { phase, ancestors, descendants } = thread
    const isMissing = isGone(opened)
    if (!isMissing && ![...ancestors, ...descendants].some(isGone)) continue
    set(threadAtom, {
      ...thread,
      phase: isMissing ? 'missing' : phase,
      ancestors: ancestors.filter((id) => !isGone(id)),
      descendants: descendants.filter((id) => !isGone(id)),
    })
  }
})

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
