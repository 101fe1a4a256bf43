import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { draftAtom, editingAtom, isSubmittingAtom } from '../compose/draft.ts'
import { composerSnapshotAtom, hasContentToSave } from '../drafts/composer-snapshot.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { composerNameAtoms } from './column-author.ts'
import { hasGuestAtoms, setAuthorAtom } from './composer-authors.ts'
import { type DraftRemains, moveDraft } from './move-draft.ts'
import { moveReplyAtom, type ReplyMove } from './move-reply.ts'

/** What belongs to the former author and stays in that account's composer. */
export type BoundDraft = 'edit' | 'text'

/** What became of a draft when its composer got another author. */
export type AuthorChange =
  | { readonly kind: 'moved'; readonly remains: DraftRemains | null }
  | { readonly kind: 'stays'; readonly what: BoundDraft }
  /** The other server is searched for the post that the draft replies to. */
  | { readonly kind: 'looking'; readonly outcome: Promise<ReplyMove | null> }

function findBound(session: Session, isGuest: boolean): BoundDraft | null {
  const { store } = session
  if (store.get(editingAtom(session)) !== null) return 'edit'
  return isGuest && hasContentToSave(store.get(composerSnapshotAtom(session))) ? 'text' : null
}

/**
 * Gives a composer of an account another author. The draft moves to that account, a reply once that account's server
 * has found the post; an edit stays with its account.
 *
 * @returns null if nothing changed: the account is gone or the author already, or a post is being sent
 * @see BY-02, BY-37, STA-05
 */
export const chooseAuthorAtom = atom(
  null,
  (get, set, composer: string, from: Session, key: AccountKey): AuthorChange | null => {
    const to = get(sessionsAtom).find((session) => session.key === key)
    if (to === undefined || from === to) return null
    if (from.store.get(isSubmittingAtom(from))) return null
    const name = get(composerNameAtoms(composer))
    const { store } = from
    const isReply = store.get(draftAtom(from)).inReplyTo !== null
    if (isReply && store.get(editingAtom(from)) === null)
      return { kind: 'looking', outcome: set(moveReplyAtom, name, from, to) }
    const what = findBound(from, get(hasGuestAtoms(name)))
    const remains = what === null ? moveDraft(from, to) : null
    set(setAuthorAtom, name, key)
    return what === null ? { kind: 'moved', remains } : { kind: 'stays', what }
  },
)
