import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { type StatusId, statusId } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { buildThreadTree } from '@colonnade/domain/threads'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { threadAtoms } from './threads.ts'

/** No ID contains it. */
const SEPARATOR = '\n'

/** The tree of a thread. It is recomputed when its rows or their parents change, not with every counter. @see BY-25 */
export const threadTreeAtoms = perSession((session) =>
  atomFamily((opened: StatusId) => {
    const threadAtom = threadAtoms(session)(opened)
    // Each keeps its identity until its rows change, whatever else of the thread changes.
    const ancestorsAtom = atom((get) => get(threadAtom).ancestors)
    const answersAtom = atom((get) => get(threadAtom).descendants)
    // Equal strings are identical, so what depends on this one is not recomputed when only other fields of the
    // statuses change.
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

/** Whether any status of a thread has a content warning. */
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

/** Expands or collapses every content warning of a thread, also of rows that are not rendered. @see TH-06 */
export const setThreadWarningsAtom = atom(
  null,
  (get, set, session: Session, opened: StatusId, isOpen: boolean) => {
    const threadAtom = threadAtoms(session)(opened)
    set(threadAtom, { ...get(threadAtom), warnings: { isOpen } })
  },
)
