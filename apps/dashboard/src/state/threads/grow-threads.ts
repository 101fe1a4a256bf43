import { atom } from 'jotai/vanilla'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { depthFirst } from '@colonnade/domain/threads'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { threadAtoms } from './threads.ts'

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
