import { atom } from 'jotai/vanilla'
import { type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { endEditAtom } from '../compose/clear-composer.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { draftIdAtom, editingAtom, isSubmittingAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { showMessageAtom, UNDO_NOTICE_MS } from '../ui/messages.ts'
import { applyDraftAtom } from './apply-draft.ts'
import { learnDraftAtom } from './draft-list.ts'
import { enqueue, roomOf } from './draft-writer.ts'
import { forgetJournal, journalDraft, journaledDraft, laterOf } from './journal.ts'
import { newDraftAtom } from './new-draft.ts'
import { filesOf, isMissed, recordOf, type Snapshot, snapshotAtom } from './snapshot.ts'
import { openDraftAtom } from './take-draft.ts'
import { applyDraftEvent, removeDraft, writeDrafts } from './write-drafts.ts'

/** What was in this composer is let go at once. */
const OWN_WAIT_MS = 1_000

/**
 * Deletes a draft, also the one in the composer; for a moment it can be asked back (BY-03, CMP-32).
 * One that is open in another tab stays.
 */
export const discardDraftAtom = atom(
  null,
  async (get, set, session: Session, id: string): Promise<void> => {
    const isHere = get(draftIdAtom(session)) === id
    if (isHere && get(isSubmittingAtom(session))) return
    const snapshot = isHere ? get(snapshotAtom(session)) : null
    try {
      const room = await roomOf(session)
      if (isHere) set(newDraftAtom, session)
      await writeDrafts(session)
      const release = await room.claim(id, isHere ? OWN_WAIT_MS : 0)
      if (release === null) {
        session.app.set(showMessageAtom, { kind: 'draft-elsewhere' })
        return
      }
      await markDeleted(session, id, session.platform.clock.now())
      release()
      const run = () => void set(restoreDeletedAtom, session, id, snapshot)
      session.app.set(showMessageAtom, { kind: 'draft-deleted', action: { run } })
      session.platform.clock.after(UNDO_NOTICE_MS, () => void removeDeleted(session, id))
    } catch {
      session.app.set(showMessageAtom, { kind: 'drafts-unreadable' })
    }
  },
)

/** The one in the composer. */
export const discardOwnDraftAtom = atom(null, (get, set, session: Session) =>
  set(discardDraftAtom, session, get(draftIdAtom(session))),
)

/** Back among the drafts; into the composer where it came from there and nothing else is there now. */
const restoreDeletedAtom = atom(
  null,
  async (get, set, session: Session, id: string, snapshot: Snapshot | null): Promise<void> => {
    const isKept = await markDeleted(session, id, null).catch(() => false)
    if (snapshot === null || isMissed(get(snapshotAtom(session)))) return
    if (isKept) await set(openDraftAtom, session, id)
    else set(showSnapshotAtom, session, snapshot)
    session.app.set(focusComposerAtom)
  },
)

/** From this page's memory, where the browser had no room for it. */
const showSnapshotAtom = atom(null, (_get, set, session: Session, snapshot: Snapshot) => {
  const { clock } = session.platform
  const traits = { account: session.key, writer: '', revision: 0, isOpen: true }
  const record = recordOf(snapshot, { ...traits, changedAt: clock.now() })
  const files = [...filesOf(snapshot)].map(([key, { file }]) => [key, file] as const)
  set(applyDraftAtom, session, { draft: record, files: new Map(files) }, null)
})

/** After what is being written of it: else that would bring it back. @returns false where nothing is kept of it */
async function markDeleted(session: Session, id: string, deletedAt: number | null) {
  const room = await roomOf(session)
  const marked = await enqueue(session, async () => {
    await applyDraftEvent(session, id, { kind: 'discarded' })
    return changeMark(session, room, id, deletedAt)
  })
  if (marked !== null) session.store.set(learnDraftAtom, session, marked)
  room.tell()
  return marked !== null
}

/** Where the room is full the journal has it. */
async function changeMark(
  session: Session,
  room: DraftRoom,
  id: string,
  deletedAt: number | null,
): Promise<KeptDraft | null> {
  const mark = { deletedAt, isOpen: false }
  const waiting = journaledDraft(session, id)
  let kept = waiting
  try {
    await room.change(id, (raw) => {
      kept = laterOf(readKeptDraft(raw), waiting)
      return kept === null ? undefined : { ...kept, ...mark }
    })
    forgetJournal(session, id)
  } catch (error) {
    if (kept === null) throw error
    const revision = kept.revision + 1
    if (!journalDraft(session, { ...kept, ...mark, revision })) throw error
  }
  return kept === null ? null : { ...kept, ...mark }
}

/** Nobody asked for it. */
async function removeDeleted(session: Session, id: string): Promise<void> {
  try {
    const room = await roomOf(session)
    const kept = (await room.all()).map(readKeptDraft).find((draft) => draft?.id === id)
    if (kept?.deletedAt != null) await removeDraft(session, id)
  } catch {
    // The next start does it.
  }
}

/** Gives an edit up. What was changed in it can be asked back for a moment (BY-03, BY-04). */
export const cancelEditAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  if (get(editingAtom(session)) === null) return
  if (isMissed(get(snapshotAtom(session)))) await set(discardOwnDraftAtom, session)
  else set(endEditAtom, session)
})
