import { atom } from 'jotai/vanilla'
import type { Given } from '@colonnade/domain/compose'
import { perSession, type Session } from '../session.ts'
import { bringBackAtom } from './aside.ts'
import { editingAtom, isSubmittingAtom, resetDraftAtom } from './draft.ts'

/** What a reply put into the draft: cancelling takes away this and nothing that was typed. Written in this room only. */
export const givenAtom = perSession(() => atom<Given | null>(null))

/** After the post: the next draft owes nothing to a reply. */
export const forgetReplyAtom = atom(null, (_get, set, session: Session) => {
  set(givenAtom(session), null)
})

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

/** The post stays, or is, as the server has it; what was written before comes back. */
export const endEditAtom = atom(null, (get, set, session: Session) => {
  const editing = get(editingAtom(session))
  if (editing === null) return
  set(editingAtom(session), null)
  set(bringBackAtom, session, editing.aside)
})
