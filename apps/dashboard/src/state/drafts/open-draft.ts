import { atom } from 'jotai/vanilla'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { isSubmittingAtom } from '../compose/sending.ts'
import type { Session } from '../session.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import { unlearnDraftAtom } from './desk.ts'
import { showTaken, takeDraft } from './take-draft.ts'

/** A tab that closes lets its draft go a moment later. */
const WAIT_MS = 150

/** Brings a draft into the composer; what stood there waits among the drafts (BY-03). */
export const openDraftAtom = atom(
  null,
  async (get, set, session: Session, id: string): Promise<void> => {
    if (get(isSubmittingAtom(session))) return
    const taken = await takeDraft(session, id, WAIT_MS).catch(() => 'unreadable' as const)
    if (taken === 'gone') set(unlearnDraftAtom, session, id)
    else if (taken === 'elsewhere') session.app.set(showNoticeAtom, { kind: 'draft-elsewhere' })
    else if (taken === 'unreadable') session.app.set(showNoticeAtom, { kind: 'drafts-unreadable' })
    // A post went on its way meanwhile: it stays where it is.
    else if (get(isSubmittingAtom(session))) taken.release()
    else {
      showTaken(session, taken)
      session.app.set(focusComposerAtom)
    }
  },
)
