import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { draftAtom, editingAtom, isSubmittingAtom } from '../compose/draft.ts'
import { composerSnapshotAtom, hasContentToSave } from '../drafts/composer-snapshot.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { composerNameAtoms } from './column-author.ts'
import { hasGuestAtoms, setAuthorAtom } from './composer-authors.ts'
import { type DraftRemains, moveDraft } from './move-draft.ts'

/** What belongs to the former author and stays in that account's composer. */
export type BoundDraft = 'reply' | 'edit' | 'text'

/** What became of a draft when its composer got another author. */
export type AuthorChange =
  | { readonly kind: 'moved'; readonly remains: DraftRemains | null }
  | { readonly kind: 'stays'; readonly what: BoundDraft }

function findBound(session: Session, isGuest: boolean): BoundDraft | null {
  const { store } = session
  if (store.get(editingAtom(session)) !== null) return 'edit'
  if (store.get(draftAtom(session)).inReplyTo !== null) return 'reply'
  return isGuest && hasContentToSave(store.get(composerSnapshotAtom(session))) ? 'text' : null
}

/**
 * Gives a composer of an account another author. The draft moves to that account; a reply and an edit stay with theirs.
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
    const what = findBound(from, get(hasGuestAtoms(name)))
    const remains = what === null ? moveDraft(from, to) : null
    set(setAuthorAtom, name, key)
    return what === null ? { kind: 'moved', remains } : { kind: 'stays', what }
  },
)
