import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { resetDraftAtom } from './draft.ts'
import { editingAtom } from './edited-post.ts'
import { endEditAtom } from './end-edit.ts'
import { forgetReplyAtom } from './given.ts'
import { isSubmittingAtom } from './sending.ts'

/**
 * Empties the composer for another post, or for what an edit had pushed aside; what stood there waits
 * among the drafts (BY-03).
 */
export const clearComposerAtom = atom(null, (get, set, session: Session) => {
  if (get(editingAtom(session)) === null) {
    set(resetDraftAtom, session)
    set(forgetReplyAtom, session)
  } else set(endEditAtom, session)
})

/**
 * What is on its way to the server makes room for what begins now, and changes no more: its answer finds
 * it by its name. Where it is refused it waits among the drafts (BY-32).
 */
export const setSentAsideAtom = atom(null, (get, set, session: Session) => {
  if (get(isSubmittingAtom(session))) set(clearComposerAtom, session)
})
