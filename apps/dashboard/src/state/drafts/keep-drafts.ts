import { tabDraftKey } from '../../lib/account-storage.ts'
import { draftIdAtom, isSubmittingAtom, publishedDraftsAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { roomOf, statusOf, writerOf } from './draft-writer.ts'
import { readDrafts, restoreDraft } from './restore-draft.ts'
import { isMissed, snapshotAtom } from './snapshot.ts'
import { claimOwn, letGo } from './take-draft.ts'
import { journalDrafts, noteDraft, removeDraft, writeDrafts } from './write-drafts.ts'

/**
 * Keeps every draft of an account in the browser from the first key on, and brings back the one that
 * stood in the composer (BY-03, BY-32). @returns stops it; what waits is written all the same
 */
export function startKeepingDrafts(session: Session): () => void {
  const { store, platform } = session
  const writer = writerOf(session)
  let last = store.get(snapshotAtom(session))
  const own = platform.tabStorage.read(tabDraftKey(session.key))

  const handleChange = () => {
    const before = last
    last = store.get(snapshotAtom(session))
    const published = store.get(publishedDraftsAtom(session))
    if (before.id !== last.id) {
      const isElsewhere = statusOf(session, before.id)?.kind === 'locked-elsewhere'
      // What an edit pushed aside comes back after it.
      const isOpen = last.editing?.aside.id === before.id
      if (!isElsewhere && !published.includes(before.id)) {
        noteDraft(session, { snapshot: before, isOpen })
      }
      // At once: it is listed as soon as it is kept.
      void writeDrafts(session)
      platform.tabStorage.write(tabDraftKey(session.key), last.id)
      void claimOwn(session, last.id)
    }
    noteDraft(session, { snapshot: last, isOpen: true })
    // Bytes take their time: they are not kept waiting.
    if (last.held !== before.held) void writeDrafts(session)
  }
  const handlePublished = () => {
    const id = store.get(publishedDraftsAtom(session)).at(-1)
    if (id !== undefined) void removeDraft(session, id).catch(() => undefined)
  }
  const stops = [
    store.sub(publishedDraftsAtom(session), handlePublished),
    store.sub(snapshotAtom(session), handleChange),
    // What is sent is written first: it comes back with its key if no answer does.
    store.sub(isSubmittingAtom(session), () => void writeDrafts(session)),
    platform.page.watch((isHidden) => {
      if (!isHidden) return
      journalDrafts(session)
      void writeDrafts(session)
    }),
    watchOthers(session),
  ]
  if (isMissed(last)) noteDraft(session, { snapshot: last, isOpen: true })
  void restoreDraft(session, own).then(() => {
    // Who signed out meanwhile is not named again.
    if (writer.isStopped) return
    const id = store.get(draftIdAtom(session))
    platform.tabStorage.write(tabDraftKey(session.key), id)
    return claimOwn(session, id)
  })

  return () => {
    for (const stop of stops) stop()
    writer.isStopped = true
    writer.cancelReading?.()
    journalDrafts(session)
    void writeDrafts(session).then(() => letGo(session))
  }
}

/** Other tabs write drafts too: they are listed here. */
function watchOthers(session: Session): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  void roomOf(session).then(
    (room) => {
      if (!isOver) stop = room.watch(() => void readDrafts(session))
    },
    () => undefined,
  )
  return () => {
    isOver = true
    stop?.()
  }
}
