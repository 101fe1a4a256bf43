import type { Session } from '../session.ts'
import { showMessageAtom, UNDO_NOTICE_MS } from '../ui/messages.ts'
import { readDrafts } from './restore-draft.ts'
import { removeDraft, writeDrafts } from './write-drafts.ts'

/**
 * Tells whoever signs out that their drafts stay for the next time, and offers to delete them: the
 * browser may be another's (BY-03). Never rejects.
 */
export async function tellOfDrafts(session: Session): Promise<void> {
  try {
    await writeDrafts(session)
    const { known } = await readDrafts(session)
    const ids = known.map(({ id }) => id)
    if (ids.length === 0) return
    const deleteAll = async () => {
      for (const id of ids) await removeDraft(session, id)
    }
    session.app.set(showMessageAtom, {
      kind: 'drafts-stay',
      time: UNDO_NOTICE_MS,
      action: { run: () => void deleteAll().catch(() => undefined) },
    })
  } catch {
    // Nothing that is kept can be read: there is nothing to tell.
  }
}
