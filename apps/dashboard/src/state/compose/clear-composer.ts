import { atom } from 'jotai/vanilla'
import type { ReplyPrefix } from '@colonnade/domain/compose'
import { perSession, type Session } from '../session.ts'
import { editingAtom, isSubmittingAtom, resetDraftAtom } from './draft.ts'
import { restoreStashedDraftAtom } from './stashed-draft.ts'

/**
 * The text and settings that a reply added to the draft. Cancelling the reply removes only these. Written in this
 * folder only.
 */
export const replyPrefixAtom = perSession(() => atom<ReplyPrefix | null>(null))

/** Clears the reply prefix after publishing, so that it does not affect the next draft. */
export const clearReplyPrefixAtom = atom(null, (_get, set, session: Session) => {
  set(replyPrefixAtom(session), null)
})

/**
 * Clears the composer for another post, or restores the draft that an edit has stashed. The current draft moves to
 * the other drafts (BY-03).
 */
export const clearComposerAtom = atom(null, (get, set, session: Session) => {
  if (get(editingAtom(session)) === null) {
    set(resetDraftAtom, session)
    set(clearReplyPrefixAtom, session)
  } else set(endEditAtom, session)
})

/**
 * Clears the composer for a new draft while the current one is being sent. The sent draft does not change any more,
 * and its response is assigned by its ID. If the server rejects it, it is listed among the drafts (BY-32).
 */
export const clearIfSubmittingAtom = atom(null, (get, set, session: Session) => {
  if (get(isSubmittingAtom(session))) set(clearComposerAtom, session)
})

/** Ends an edit, saved or cancelled, and restores the stashed draft. */
export const endEditAtom = atom(null, (get, set, session: Session) => {
  const editing = get(editingAtom(session))
  if (editing === null) return
  set(editingAtom(session), null)
  set(restoreStashedDraftAtom, session, editing.stashed)
})
