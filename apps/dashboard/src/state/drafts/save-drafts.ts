import { getTabDraftKey } from '../../lib/account-storage.ts'
import { draftIdAtom, isSubmittingAtom, publishedDraftsAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { lockOwnDraft, releaseDraftLock } from './adopt-draft.ts'
import { hasContentToSave, composerSnapshotAtom } from './composer-snapshot.ts'
import { getDraftStore, getDraftStatus, getWriterState } from './draft-writer-state.ts'
import { readDrafts, restoreDraft } from './restore-draft.ts'
import { writeDraftsToWal, markDraftChanged, removeDraft, writeDrafts } from './write-drafts.ts'

/**
 * Saves every draft of an account in the browser from the first keystroke, and restores the one that was in the
 * composer (BY-03, BY-32). @returns stops it; pending drafts are still written
 */
export function startSavingDrafts(session: Session): () => void {
  const { store, platform } = session
  const writer = getWriterState(session)
  let last = store.get(composerSnapshotAtom(session))
  const own = platform.tabStorage.read(getTabDraftKey(session.key))

  const handleChange = () => {
    const before = last
    last = store.get(composerSnapshotAtom(session))
    const published = store.get(publishedDraftsAtom(session))
    if (before.id !== last.id) {
      const isElsewhere = getDraftStatus(session, before.id)?.kind === 'locked-elsewhere'
      // The draft that an edit has stashed is restored after the edit.
      const isOpen = last.editing?.stashed.id === before.id
      if (!isElsewhere && !published.includes(before.id)) {
        markDraftChanged(session, { snapshot: before, isOpen })
      }
      // Written immediately, because it is listed only after it is stored.
      void writeDrafts(session)
      platform.tabStorage.write(getTabDraftKey(session.key), last.id)
      void lockOwnDraft(session, last.id)
    }
    markDraftChanged(session, { snapshot: last, isOpen: true })
    // Files take time, so their write starts immediately.
    if (last.held !== before.held) void writeDrafts(session)
  }
  const handlePublished = () => {
    const id = store.get(publishedDraftsAtom(session)).at(-1)
    if (id !== undefined) void removeDraft(session, id).catch(() => undefined)
  }
  const stops = [
    store.sub(publishedDraftsAtom(session), handlePublished),
    store.sub(composerSnapshotAtom(session), handleChange),
    // A post is stored before it is sent. It is restored with its idempotency key if no response arrives.
    store.sub(isSubmittingAtom(session), () => void writeDrafts(session)),
    platform.page.watch((isHidden) => {
      if (!isHidden) return
      writeDraftsToWal(session)
      void writeDrafts(session)
    }),
    watchOtherTabs(session),
  ]
  if (hasContentToSave(last)) markDraftChanged(session, { snapshot: last, isOpen: true })
  void restoreDraft(session, own).then(() => {
    // The user may have signed out in between; then no draft ID is written.
    if (writer.isStopped) return
    const id = store.get(draftIdAtom(session))
    platform.tabStorage.write(getTabDraftKey(session.key), id)
    return lockOwnDraft(session, id)
  })

  return () => {
    for (const stop of stops) stop()
    writer.isStopped = true
    writer.cancelReading?.()
    writeDraftsToWal(session)
    void writeDrafts(session).then(() => releaseDraftLock(session))
  }
}

/** Watches the drafts that other tabs write and lists them. */
function watchOtherTabs(session: Session): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  void getDraftStore(session).then(
    (draftStore) => {
      if (!isOver) stop = draftStore.watch(() => void readDrafts(session))
    },
    () => undefined,
  )
  return () => {
    isOver = true
    stop?.()
  }
}
