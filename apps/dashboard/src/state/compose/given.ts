import { atom } from 'jotai/vanilla'
import type { Given } from '@colonnade/domain/compose'
import { perSession, type Session } from '../session.ts'

/** What a reply put into the draft: cancelling takes away this and nothing that was typed. Written in this room only. */
export const givenAtom = perSession(() => atom<Given | null>(null))

/** After the post: the next draft owes nothing to a reply. */
export const forgetReplyAtom = atom(null, (_get, set, session: Session) => {
  set(givenAtom(session), null)
})
