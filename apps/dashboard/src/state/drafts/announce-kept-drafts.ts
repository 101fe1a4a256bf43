import type { Session } from '../session.ts'
import { showMessageAtom, UNDO_TOAST_MS } from '../ui/messages.ts'
import { readDrafts } from './restore-draft.ts'
import { removeDraft, writeDrafts } from './write-drafts.ts'

/**
 * Shows on sign-out that the drafts are kept for the next sign-in, and offers to delete them, because the browser may
 * belong to someone else (BY-03). Never rejects.
 */
export async function announceKeptDrafts(session: Session): Promise<void> {
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
      time: UNDO_TOAST_MS,
      action: { run: () => void deleteAll().catch(() => undefined) },
    })
  } catch {
    // The drafts cannot be read, so there are none to report.
  }
}
