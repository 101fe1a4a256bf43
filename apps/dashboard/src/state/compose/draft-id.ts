import { atom } from 'jotai/vanilla'
import { perSession, type Session } from '../session.ts'

/** Names what the composer holds: it is kept under this name, and another post has another one. */
export const draftIdAtom = perSession(({ platform }) => atom(platform.uuid()))

/** What comes into the composer now is another post: what stood there stays among the drafts (BY-03). */
export const beginDraftAtom = atom(null, (_get, set, session: Session) => {
  set(draftIdAtom(session), session.platform.uuid())
})

/** The drafts that became posts, by their names, the last one last: nothing is kept of them. */
export const publishedDraftsAtom = perSession(() => atom<readonly string[]>([]))

/** The server has that draft. */
export const notePublishedAtom = atom(null, (_get, set, session: Session, id: string | null) => {
  if (id === null) return
  set(publishedDraftsAtom(session), (published) => [...published, id])
})
