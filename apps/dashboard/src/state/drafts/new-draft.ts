import { atom } from 'jotai/vanilla'
import { clearComposerAtom } from '../compose/clear-composer.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { isSubmittingAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'

/** Starts a new draft unless a post is being sent. The current draft moves to the other drafts (BY-03). */
export const newDraftAtom = atom(null, (get, set, session: Session) => {
  if (get(isSubmittingAtom(session))) return
  set(clearComposerAtom, session)
  session.app.set(focusComposerAtom, session.key)
})
