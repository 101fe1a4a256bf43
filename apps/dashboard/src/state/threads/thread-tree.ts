import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { type StatusId, statusId } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { buildThreadTree } from '@colonnade/domain/threads'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { threadAtoms } from './threads.ts'

/** No id contains it. */
const SEPARATOR = '\n'

/** The tree of a thread. It is computed anew when its rows or their parents change, not with every count. @see BY-25 */
export const threadTreeAtoms = perSession((session) =>
  atomFamily((opened: StatusId) => {
    const threadAtom = threadAtoms(session)(opened)
    // Each is the same list until its rows change, whatever else of the thread does.
    const ancestorsAtom = atom((get) => get(threadAtom).ancestors)
    const answersAtom = atom((get) => get(threadAtom).descendants)
    // A text is equal to itself, so what depends on it rests while only other fields of the statuses change.
    const parentsAtom = atom((get) => {
      return [...get(ancestorsAtom), opened, ...get(answersAtom)]
        .map((id) => get(serverStatusAtoms(session)(id))?.in_reply_to_id ?? '')
        .join(SEPARATOR)
    })
    return atom((get) => {
      const before = [...get(ancestorsAtom), opened]
      const parents = get(parentsAtom).split(SEPARATOR)
      const toLink = (id: StatusId, index: number) => {
        const parent = parents[index] ?? ''
        return { id, parent: parent === '' ? null : statusId(parent) }
      }
      return buildThreadTree(
        before.map(toLink),
        get(answersAtom).map((id, index) => toLink(id, before.length + index)),
      )
    })
  }),
)

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
