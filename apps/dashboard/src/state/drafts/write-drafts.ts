import {
  type DraftEffect,
  type DraftEvent,
  hasUnwrittenContent,
  canOverwriteDraft,
  readKeptDraft,
  reduceDraft,
} from '@colonnade/domain/drafts'
import type { DraftStore } from '../../lib/drafts/draft-store.ts'
import { draftIdAtom, renameDraftAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { getSnapshotFiles, hasContentToSave, createDraftRecord } from './composer-snapshot.ts'
import { draftWriteErrorAtom, updateKnownDraftAtom, removeKnownDraftAtom } from './draft-list.ts'
import { clearRemovedMark, removeFromWal, writeDraftToWal, markRemovedInWal } from './draft-wal.ts'
import {
  enqueueWrite,
  type PendingDraft,
  getDraftStore,
  getWriterState,
} from './draft-writer-state.ts'

/** Delay between a change and its write. Together with the write itself a draft is stored within a second. */
export const DRAFT_DELAY_MS = 400

/** Delay before the next attempt after the browser rejected a write. */
export const DRAFT_RETRY_MS = 5_000

/**
 * A draft that the store has not written by then is also written to the write-ahead log, because the store may never
 * respond.
 */
export const DRAFT_SLOW_MS = 400

type DraftEffectOf<Kind> = Extract<DraftEffect<PendingDraft>, { readonly kind: Kind }>

/**
 * Applies an event to the record of a draft and runs the resulting effects, the write-ahead log synchronously.
 * Records are changed here only.
 *
 * @returns resolves when all effects are done; rejects if a draft cannot be removed
 */
export async function applyDraftEvent(
  session: Session,
  id: string,
  event: DraftEvent<PendingDraft>,
): Promise<void> {
  const { records } = getWriterState(session)
  const { record, effects } = reduceDraft(records.get(id), event)
  if (record === null) records.delete(id)
  else records.set(id, record)
  await Promise.all(effects.map((effect) => runEffect(session, id, effect)))
}

async function runEffect(
  session: Session,
  id: string,
  effect: DraftEffect<PendingDraft>,
): Promise<void> {
  switch (effect.kind) {
    case 'schedule':
      return scheduleWrite(session, effect.wait === 'short' ? DRAFT_DELAY_MS : DRAFT_RETRY_MS)
    case 'write':
      return writeDraft(session, id, effect)
    case 'write-files':
      return writeFiles(session, id, effect.content)
    case 'write-wal':
      return writeToWal(session, id, effect)
    case 'clear-wal':
      return removeFromWal(session, id)
    case 'rename':
      return renameDraft(session, id, effect.content)
    case 'remove':
      return removeFromStore(session, id)
    case 'notify':
      return notifyOtherTabs(session)
  }
}

async function notifyOtherTabs(session: Session): Promise<void> {
  const draftStore = await getDraftStore(session).catch(() => null)
  draftStore?.notify()
}

/** Marks a draft as changed. It is written after a short delay, together with further changes until then. */
export function markDraftChanged(session: Session, noted: PendingDraft): void {
  void applyDraftEvent(session, noted.snapshot.id, { kind: 'changed', content: noted })
}

/**
 * Schedules the next write. A shorter delay replaces a longer one, so new text does not wait for the retry of a
 * failed write.
 */
function scheduleWrite(session: Session, ms: number): void {
  const writer = getWriterState(session)
  if (writer.isStopped || (writer.cancel !== null && writer.waitMs <= ms)) return
  writer.cancel?.()
  writer.waitMs = ms
  writer.cancel = session.platform.clock.after(ms, () => void writeDrafts(session))
}

/** Writes all pending drafts, one after the other. Never rejects: a draft that could not be written stays pending. */
export function writeDrafts(session: Session): Promise<void> {
  const writer = getWriterState(session)
  writer.cancel?.()
  writer.cancel = null
  // The store may be slow or never respond. Then the drafts are written to the write-ahead log.
  const cancelSlowWrite = session.platform.clock.after(DRAFT_SLOW_MS, () =>
    writeDraftsToWal(session),
  )
  return enqueueWrite(session, async () => {
    const waiting = [...writer.records].filter(([, record]) => hasUnwrittenContent(record))
    for (const [id] of waiting) await applyDraftEvent(session, id, { kind: 'write-began' })
    cancelSlowWrite()
  })
}

/**
 * Writes the drafts that have not reached the store synchronously to localStorage, because the page may close at any
 * moment.
 */
export function writeDraftsToWal(session: Session): void {
  for (const id of getWriterState(session).records.keys()) {
    void applyDraftEvent(session, id, { kind: 'hurried' })
  }
}

/** Removes a draft and its files permanently. Rejects if the browser refuses; the next page load removes it then. */
export function removeDraft(session: Session, id: string): Promise<void> {
  return applyDraftEvent(session, id, { kind: 'removal-began' })
}

async function writeDraft(
  session: Session,
  id: string,
  effect: DraftEffectOf<'write'>,
): Promise<void> {
  const { store } = session
  const hasWords = hasContentToSave(effect.content.snapshot)
  // Runs before the first await, so that later text overwrites the mark in the write-ahead log.
  if (!hasWords && effect.isKept) {
    markRemovedInWal(session, id)
    void applyDraftEvent(session, id, { kind: 'wal-written', revision: 0 })
  }
  try {
    const draftStore = await getDraftStore(session)
    await writeText(session, draftStore, id, effect)
    store.set(draftWriteErrorAtom(session), (writeError) =>
      writeError === 'words' ? null : writeError,
    )
  } catch {
    const hasFiles = getSnapshotFiles(effect.content.snapshot).size > 0
    store.set(draftWriteErrorAtom(session), hasFiles ? 'files' : null)
    await applyDraftEvent(session, id, { kind: 'write-failed' })
  }
}

/** Writes the text of a draft and removes the draft if it was emptied. */
async function writeText(
  session: Session,
  draftStore: DraftStore,
  id: string,
  { content, revision, isKept, inherited }: DraftEffectOf<'write'>,
): Promise<void> {
  const hasWords = hasContentToSave(content.snapshot)
  if (!hasWords && !isKept) return applyDraftEvent(session, id, { kind: 'written', isKept: false })
  const record = createRecord(session, content, revision)
  let isTaken = false
  await draftStore.update(id, (raw) => {
    const kept = readKeptDraft(raw)
    isTaken = !canOverwriteDraft(kept, record) && (kept?.revision ?? 0) > (inherited ?? -1)
    if (isTaken) return undefined
    return hasWords ? record : null
  })
  if (isTaken) {
    clearRemovedMark(session, id)
    return applyDraftEvent(session, id, { kind: 'taken-elsewhere' })
  }
  if (!hasWords) await removeStoredFiles(session, draftStore, id)
  else if (session.store.get(draftIdAtom(session)) !== id) {
    session.store.set(updateKnownDraftAtom, session, record)
  }
  return applyDraftEvent(session, id, { kind: 'written', isKept: hasWords })
}

function createRecord(session: Session, { snapshot, isOpen }: PendingDraft, revision: number) {
  return createDraftRecord(snapshot, {
    account: session.key,
    writer: getWriterState(session).id,
    revision,
    changedAt: session.platform.clock.now(),
    isOpen,
  })
}

/** Renames the local version of a draft that another page has written since. Both versions are kept (BY-32). */
function renameDraft(session: Session, from: string, { snapshot, isOpen }: PendingDraft): void {
  const id = session.platform.uuid()
  markDraftChanged(session, { snapshot: { ...snapshot, id }, isOpen })
  session.store.set(renameDraftAtom, session, from, id)
}

function writeFiles(session: Session, id: string, content: PendingDraft): void {
  const writer = getWriterState(session)
  writer.fileQueue = writer.fileQueue.then(() => storeFiles(session, id, content))
}

/** Stores the bytes after the text and removes those of files that were detached. Never rejects. */
async function storeFiles(session: Session, id: string, { snapshot }: PendingDraft): Promise<void> {
  const record = getWriterState(session).records.get(id)
  // Published or deleted in the meantime.
  if (record?.isKept !== true) return
  const files = getSnapshotFiles(snapshot)
  const kept = new Set(record.files)
  const reportStoredFiles = () =>
    void applyDraftEvent(session, id, { kind: 'files-kept', files: new Set(kept) })
  try {
    const draftStore = await getDraftStore(session)
    for (const [key, { file }] of files) {
      if (kept.has(key)) continue
      await draftStore.putFile(id, key, file)
      kept.add(key)
      reportStoredFiles()
    }
    const gone = [...kept].filter((key) => !files.has(key))
    if (gone.length > 0) {
      await draftStore.removeFiles(id, new Set(files.keys()))
      for (const key of gone) kept.delete(key)
      reportStoredFiles()
    }
    session.store.set(draftWriteErrorAtom(session), (writeError) =>
      writeError === 'files' ? null : writeError,
    )
  } catch {
    session.store.set(draftWriteErrorAtom(session), 'files')
    void applyDraftEvent(session, id, { kind: 'files-failed' })
  }
}

async function removeFromStore(session: Session, id: string): Promise<void> {
  markRemovedInWal(session, id)
  try {
    await enqueueWrite(session, async () => {
      const draftStore = await getDraftStore(session)
      await draftStore.update(id, () => null)
      await removeStoredFiles(session, draftStore, id)
    })
  } catch (error) {
    await applyDraftEvent(session, id, { kind: 'removal-failed' })
    throw error
  }
  await applyDraftEvent(session, id, { kind: 'removed' })
}

/** Removes the files after pending file writes. Otherwise those would stay. */
async function removeStoredFiles(
  session: Session,
  draftStore: DraftStore,
  id: string,
): Promise<void> {
  session.store.set(removeKnownDraftAtom, session, id)
  await getWriterState(session).fileQueue
  await draftStore.removeFiles(id, new Set())
  clearRemovedMark(session, id)
}

/**
 * Writes a draft to the write-ahead log and reports an error when localStorage is full too. An empty draft is not
 * written.
 */
function writeToWal(
  session: Session,
  id: string,
  { content, revision }: DraftEffectOf<'write-wal'>,
): void {
  if (!hasContentToSave(content.snapshot)) return
  if (writeDraftToWal(session, createRecord(session, content, revision))) {
    void applyDraftEvent(session, id, { kind: 'wal-written', revision })
  } else session.store.set(draftWriteErrorAtom(session), 'words')
}
