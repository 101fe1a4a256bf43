import { atom } from 'jotai/vanilla'
import { editingAtom } from '../compose/edited-post.ts'
import { endEditAtom } from '../compose/end-edit.ts'
import type { Session } from '../session.ts'
import { discardOwnDraftAtom } from './discard-draft.ts'
import { isMissed, snapshotAtom } from './snapshot.ts'

/** Gives an edit up. What was changed in it can be asked back for a moment (BY-03, BY-04). */
export const cancelEditAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  if (get(editingAtom(session)) === null) return
  if (isMissed(get(snapshotAtom(session)))) await set(discardOwnDraftAtom, session)
  else set(endEditAtom, session)
})
