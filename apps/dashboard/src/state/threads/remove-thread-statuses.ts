import { atom } from 'jotai/vanilla'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { isByAnyOf } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { threadAtoms } from './threads.ts'

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
