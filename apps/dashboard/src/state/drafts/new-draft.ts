import { atom } from 'jotai/vanilla'
import { clearComposerAtom } from '../compose/clear-composer.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { isSubmittingAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'

/** Begins another post, unless one is on its way from here; what stood in the composer waits among the drafts (BY-03). */
export const newDraftAtom = atom(null, (get, set, session: Session) => {
  if (get(isSubmittingAtom(session))) return
  set(clearComposerAtom, session)
  session.app.set(focusComposerAtom)
})
