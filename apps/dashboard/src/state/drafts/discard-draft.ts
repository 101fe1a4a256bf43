import { atom } from 'jotai/vanilla'
import { type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import type { DraftStore } from '../../lib/drafts/draft-store.ts'
import { endEditAtom } from '../compose/clear-composer.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { draftIdAtom, editingAtom, isSubmittingAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { showMessageAtom, UNDO_TOAST_MS } from '../ui/messages.ts'
import { openDraftAtom } from './adopt-draft.ts'
import { applyDraftAtom } from './apply-draft.ts'
import {
  getSnapshotFiles,
  hasContentToSave,
  createDraftRecord,
  type ComposerSnapshot,
  composerSnapshotAtom,
} from './composer-snapshot.ts'
import { updateKnownDraftAtom } from './draft-list.ts'
import { removeFromWal, writeDraftToWal, readDraftFromWal, getNewerRevision } from './draft-wal.ts'
import { enqueueWrite, getDraftStore } from './draft-writer-state.ts'
import { newDraftAtom } from './new-draft.ts'
import { applyDraftEvent, removeDraft, writeDrafts } from './write-drafts.ts'

/** The composer of this page releases its draft without delay. Unit: ms. */
const OWN_WAIT_MS = 1_000

/**
 * Deletes a draft, including the one in the composer. The user can undo it for a moment (BY-03, CMP-32). A draft that
 * is open in another tab is not deleted.
 */
export const discardDraftAtom = atom(
  null,
  async (get, set, session: Session, id: string): Promise<void> => {
    const isHere = get(draftIdAtom(session)) === id
    if (isHere && get(isSubmittingAtom(session))) return
    const snapshot = isHere ? get(composerSnapshotAtom(session)) : null
    try {
      const draftStore = await getDraftStore(session)
      if (isHere) set(newDraftAtom, session)
      await writeDrafts(session)
      const release = await draftStore.lock(id, isHere ? OWN_WAIT_MS : 0)
      if (release === null) {
        session.app.set(showMessageAtom, { kind: 'draft-elsewhere' })
        return
      }
      await markDeleted(session, id, session.platform.clock.now())
      release()
      const run = () => void set(restoreDeletedDraftAtom, session, id, snapshot)
      session.app.set(showMessageAtom, { kind: 'draft-deleted', action: { run } })
      session.platform.clock.after(UNDO_TOAST_MS, () => void removeDeleted(session, id))
    } catch {
      session.app.set(showMessageAtom, { kind: 'drafts-unreadable' })
    }
  },
)

/** Deletes the draft in the composer. */
export const discardOwnDraftAtom = atom(null, (get, set, session: Session) =>
  set(discardDraftAtom, session, get(draftIdAtom(session))),
)

/** Restores a deleted draft. It returns to the composer if it was there and the composer is empty now. */
const restoreDeletedDraftAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    id: string,
    snapshot: ComposerSnapshot | null,
  ): Promise<void> => {
    const isKept = await markDeleted(session, id, null).catch(() => false)
    if (snapshot === null || hasContentToSave(get(composerSnapshotAtom(session)))) return
    if (isKept) await set(openDraftAtom, session, id)
    else set(restoreSnapshotAtom, session, snapshot)
    session.app.set(focusComposerAtom, session.key)
  },
)

/** Restores a draft from the memory of this page, when the browser had no space to store it. */
const restoreSnapshotAtom = atom(
  null,
  (_get, set, session: Session, snapshot: ComposerSnapshot) => {
    const { clock } = session.platform
    const traits = { account: session.key, writer: '', revision: 0, isOpen: true }
    const record = createDraftRecord(snapshot, { ...traits, changedAt: clock.now() })
    const files = [...getSnapshotFiles(snapshot)].map(([key, { file }]) => [key, file] as const)
    set(applyDraftAtom, session, { draft: record, files: new Map(files) }, null)
  },
)

/**
 * Sets or removes the deleted mark after pending writes, which would overwrite it otherwise. @returns false if the
 * draft is not stored
 */
async function markDeleted(session: Session, id: string, deletedAt: number | null) {
  const draftStore = await getDraftStore(session)
  const marked = await enqueueWrite(session, async () => {
    await applyDraftEvent(session, id, { kind: 'discarded' })
    return updateDeletedMark(session, draftStore, id, deletedAt)
  })
  if (marked !== null) session.store.set(updateKnownDraftAtom, session, marked)
  draftStore.notify()
  return marked !== null
}

/** Updates the deleted mark in the store, or in the write-ahead log when the store is full. */
async function updateDeletedMark(
  session: Session,
  draftStore: DraftStore,
  id: string,
  deletedAt: number | null,
): Promise<KeptDraft | null> {
  const mark = { deletedAt, isOpen: false }
  const waiting = readDraftFromWal(session, id)
  let kept = waiting
  try {
    await draftStore.update(id, (raw) => {
      kept = getNewerRevision(readKeptDraft(raw), waiting)
      return kept === null ? undefined : { ...kept, ...mark }
    })
    removeFromWal(session, id)
  } catch (error) {
    if (kept === null) throw error
    const revision = kept.revision + 1
    if (!writeDraftToWal(session, { ...kept, ...mark, revision })) throw error
  }
  return kept === null ? null : { ...kept, ...mark }
}

/** Removes a deleted draft permanently if the user did not undo the deletion. */
async function removeDeleted(session: Session, id: string): Promise<void> {
  try {
    const draftStore = await getDraftStore(session)
    const kept = (await draftStore.getAll()).map(readKeptDraft).find((draft) => draft?.id === id)
    if (kept?.deletedAt != null) await removeDraft(session, id)
  } catch {
    // The next page load removes it.
  }
}

/** Cancels an edit. The user can undo it for a moment if it had changes (BY-03, BY-04). */
export const cancelEditAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  if (get(editingAtom(session)) === null) return
  if (hasContentToSave(get(composerSnapshotAtom(session)))) await set(discardOwnDraftAtom, session)
  else set(endEditAtom, session)
})
