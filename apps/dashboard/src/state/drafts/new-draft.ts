import { atom } from 'jotai/vanilla'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { isSubmittingAtom, resetDraftAtom } from '../compose/draft.ts'
import { editingAtom } from '../compose/edited-post.ts'
import { endEditAtom } from '../compose/editing.ts'
import { forgetReplyAtom } from '../compose/reply.ts'
import type { Session } from '../session.ts'

/**
 * Empties the composer for another post, or for what an edit had pushed aside; what stood there waits
 * among the drafts (BY-03).
 */
export const newDraftAtom = atom(null, (get, set, session: Session) => {
  if (get(isSubmittingAtom(session))) return
  if (get(editingAtom(session)) === null) {
    set(resetDraftAtom, session)
    set(forgetReplyAtom, session)
  } else set(endEditAtom, session)
  session.app.set(focusComposerAtom)
})
