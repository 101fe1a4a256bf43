import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { restoreRows } from '@colonnade/domain/timeline'
import { isByAnyAccount } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { type Thread, threadAtoms } from './threads.ts'

/** Removes deleted statuses from the threads in memory. */
export const removeThreadStatusesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    set(removeAtom, session, (id) => gone.has(id))
  },
)

/** Removes statuses of blocked or muted accounts from them (TH-09). */
export const removeThreadAccountStatusesAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    set(removeAtom, session, (id) => isByAnyAccount(get, session, id, accounts))
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

/** Restores statuses in the threads that they were removed from. @param before those threads before the removal */
export const restoreThreadStatusesAtom = atom(
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
      const ancestors = restoreRows(thread.ancestors, was.ancestors, ids).filter(
        (id) => id !== null,
      )
      const descendants = restoreRows(thread.descendants, was.descendants, ids).filter(
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
