import {
  getDraftsToOpen,
  hasUnwrittenContent,
  type KeptDraft,
  readKeptDraft,
} from '@colonnade/domain/drafts'
import type { DraftStore } from '../../lib/drafts/draft-store.ts'
import { retry } from '../../lib/retry.ts'
import type { Session } from '../session.ts'
import { showAdoptedDraft, adoptDraft } from './adopt-draft.ts'
import { hasContentToSave, composerSnapshotAtom } from './composer-snapshot.ts'
import { knownDraftsAtom } from './draft-list.ts'
import {
  removeFromWal,
  readDraftFromWal,
  getNewerRevision,
  mergeNewerRevisions,
  readWal,
} from './draft-wal.ts'
import { getDraftStore, getWriterState } from './draft-writer-state.ts'
import { removeDraft } from './write-drafts.ts'

/**
 * A reloaded page releases its draft slightly after the next page has started, on a slow machine some seconds later.
 * The composer can be used in the meantime. Unit: ms.
 */
const OWN_WAIT_MS = 10_000
/** The browser releases the locks of a crashed page a moment after it is gone. Unit: ms. */
const OTHER_WAIT_MS = 1_000

/** Time for which a deleted draft can be restored. Unit: ms. */
const DELETED_RETENTION_MS = 60_000

interface ReadResult {
  readonly known: readonly KeptDraft[]
  /** Null if it could not be read. Then only the drafts of the write-ahead log are known. */
  readonly store: DraftStore | null
}

/** Reads the stored drafts of the account and replays the write-ahead log of closed pages. Never rejects. */
export async function readDrafts(session: Session): Promise<ReadResult> {
  const found = await readStore(session).catch(() => null)
  const { drafts, removed } = readWal(session)
  const before = session.store.get(knownDraftsAtom(session))
  const known = mergeNewerRevisions(found?.drafts ?? before, drafts).filter(
    ({ id }) => !removed.includes(id),
  )
  session.store.set(knownDraftsAtom(session), known)
  return { known, store: found?.draftStore ?? null }
}

async function readStore(session: Session) {
  const draftStore = await getDraftStore(session)
  await replayWal(session, draftStore)
  const raw = (await draftStore.getAll()).flatMap((each) => readKeptDraft(each) ?? [])
  return { draftStore, drafts: raw.filter(({ account }) => account === session.key) }
}

/**
 * Writes the write-ahead log to the store. The newer revision wins and removed drafts are removed. While the store is
 * full, the text stays in the log. Never rejects.
 */
async function replayWal(session: Session, draftStore: DraftStore): Promise<void> {
  const { drafts, removed } = readWal(session)
  for (const id of removed) {
    // The draft was emptied here and written again since.
    const record = getWriterState(session).records.get(id)
    const isWritten = record === undefined || !hasUnwrittenContent(record)
    if (isWritten) await removeDraft(session, id).catch(() => undefined)
  }
  for (const draft of drafts) {
    const taking = draftStore.update(draft.id, (raw) => {
      const kept = readKeptDraft(raw)
      return getNewerRevision(kept, draft) === kept ? undefined : draft
    })
    await taking.then(
      () => removeReplayed(session, draft),
      () => undefined,
    )
  }
}

/** Keeps the entry if its page has written a newer revision in the meantime. */
function removeReplayed(session: Session, { id, revision }: KeptDraft): void {
  if (readDraftFromWal(session, id)?.revision === revision) removeFromWal(session, id)
}

/**
 * Restores the draft that was in the composer before the page closed, unless the composer has content by now: text
 * that the page was opened with, or that was typed in the meantime. Never rejects. If no stored draft can be read,
 * the page starts with an empty composer, and new text is stored as far as possible.
 *
 * @param own ID of the draft that this tab had
 */
export async function restoreDraft(session: Session, own: string | null): Promise<void> {
  const { known, store } = await readDrafts(session)
  if (store === null) retryRestore(session, own)
  for (const draft of getDraftsToOpen(known, own)) {
    const opening = openInComposer(session, draft, draft.id === own ? OWN_WAIT_MS : OTHER_WAIT_MS)
    if (await opening.catch(() => false)) break
  }
  if (store !== null) await cleanUp(session, store, known).catch(() => undefined)
}

function retryRestore(session: Session, own: string | null): void {
  const writer = getWriterState(session)
  if (writer.isStopped) return
  writer.cancelReading = retry(() => void restoreDraft(session, own), {
    clock: session.platform.clock,
    start: 'later',
    // The store is local, so the network state is irrelevant.
    shouldRetryOnline: false,
  })
}

/** Removes expired data. A later page load can do this as well. */
async function cleanUp(
  session: Session,
  draftStore: DraftStore,
  known: readonly KeptDraft[],
): Promise<void> {
  const late = session.platform.clock.now() - DELETED_RETENTION_MS
  for (const { id, deletedAt } of known) {
    if (deletedAt !== null && deletedAt < late) await removeDraft(session, id)
  }
  await removeOrphanFiles(session, draftStore, known)
}

/** Removes the bytes of drafts that were never written, because the page closed between both writes. */
async function removeOrphanFiles(
  session: Session,
  draftStore: DraftStore,
  known: readonly KeptDraft[],
) {
  const [filed, claimed] = await Promise.all([
    draftStore.getDraftsWithFiles(),
    draftStore.getLocked(),
  ])
  const all = new Set((await draftStore.getAll()).map((raw) => readKeptDraft(raw)?.id))
  const here = session.store.get(composerSnapshotAtom(session)).id
  for (const id of filed) {
    const isKnown = known.some((draft) => draft.id === id) || all.has(id)
    if (!isKnown && !claimed.has(id) && id !== here) await draftStore.removeFiles(id, new Set())
  }
}

/**
 * Opens a draft in the composer. @returns false if another tab has it; true if it is open here, or the composer has
 * other content by now
 */
async function openInComposer(
  session: Session,
  { id }: KeptDraft,
  waitMs: number,
): Promise<boolean> {
  const isUsed = () =>
    getWriterState(session).isStopped ||
    hasContentToSave(session.store.get(composerSnapshotAtom(session)))
  const taken = await adoptDraft(session, id, waitMs, () => !isUsed())
  if (isUsed()) {
    if (typeof taken === 'object') taken.release()
    return true
  }
  if (typeof taken !== 'object') return false
  showAdoptedDraft(session, taken)
  return true
}
