import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { threadAtoms } from './threads.ts'

/** Whether anything in a thread stands behind a content warning. */
export const hasThreadWarningsAtoms = perSession((session) =>
  atomFamily((opened: StatusId) =>
    atom((get) => {
      const { ancestors, descendants } = get(threadAtoms(session)(opened))
      return [opened, ...ancestors, ...descendants].some((id) => {
        const status = get(serverStatusAtoms(session)(id))
        return status !== undefined && hasContentWarning(status)
      })
    }),
  ),
)

/** Opens or closes every content warning of a thread, also of what is not drawn yet. @see TH-06 */
export const wishThreadWarningsAtom = atom(
  null,
  (get, set, session: Session, opened: StatusId, isOpen: boolean) => {
    const threadAtom = threadAtoms(session)(opened)
    set(threadAtom, { ...get(threadAtom), warnings: { isOpen } })
  },
)
