import {
  type DraftEffect,
  type DraftEvent,
  isUnwritten,
  mayWriteOver,
  readKeptDraft,
  reduceDraft,
} from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { draftIdAtom, renameDraftAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { draftTroubleAtom, learnDraftAtom, unlearnDraftAtom } from './draft-list.ts'
import { enqueue, type NotedDraft, roomOf, writerOf } from './draft-writer.ts'
import { forgetGone, forgetJournal, journalDraft, journalGone } from './journal.ts'
import { filesOf, isMissed, recordOf } from './snapshot.ts'

/** A draft is written no later than this after a change: with the writing itself, within a second. */
export const DRAFT_DELAY_MS = 400

/** Where the browser refused it, it is asked again. */
export const DRAFT_RETRY_MS = 5_000

/** What the room has not written by then is written into the journal as well: it may never do so. */
export const DRAFT_SLOW_MS = 400

type Effect<Kind> = Extract<DraftEffect<NotedDraft>, { readonly kind: Kind }>

/**
 * Changes what is known of a draft: nothing else does. Carries out what follows from it, the journal at once.
 *
 * @returns ends with all that follows; rejects where a draft cannot be removed
 */
export async function applyDraftEvent(
  session: Session,
  id: string,
  event: DraftEvent<NotedDraft>,
): Promise<void> {
  const { records } = writerOf(session)
  const { record, effects } = reduceDraft(records.get(id), event)
  if (record === null) records.delete(id)
  else records.set(id, record)
  await Promise.all(effects.map((effect) => carryOut(session, id, effect)))
}

async function carryOut(
  session: Session,
  id: string,
  effect: DraftEffect<NotedDraft>,
): Promise<void> {
  switch (effect.kind) {
    case 'schedule':
      return schedule(session, effect.wait === 'short' ? DRAFT_DELAY_MS : DRAFT_RETRY_MS)
    case 'write':
      return write(session, id, effect)
    case 'write-files':
      return writeFiles(session, id, effect.content)
    case 'journal':
      return journal(session, id, effect)
    case 'clear-journal':
      return forgetJournal(session, id)
    case 'rename':
      return rename(session, id, effect.content)
    case 'remove':
      return remove(session, id)
    case 'tell':
      return tellOthers(session)
  }
}

async function tellOthers(session: Session): Promise<void> {
  const room = await roomOf(session).catch(() => null)
  room?.tell()
}

/** Something changed: it is written in a moment, together with what changes until then. */
export function noteDraft(session: Session, noted: NotedDraft): void {
  void applyDraftEvent(session, noted.snapshot.id, { kind: 'changed', content: noted })
}

/** What was refused waits; what is written meanwhile does not wait with it. */
function schedule(session: Session, ms: number): void {
  const writer = writerOf(session)
  if (writer.isStopped || (writer.cancel !== null && writer.waitMs <= ms)) return
  writer.cancel?.()
  writer.waitMs = ms
  writer.cancel = session.platform.clock.after(ms, () => void writeDrafts(session))
}

/** Writes all that waits, one after the other. Never rejects: what could not be written waits on. */
export function writeDrafts(session: Session): Promise<void> {
  const writer = writerOf(session)
  writer.cancel?.()
  writer.cancel = null
  // A room that is slow, or says nothing at all, keeps nothing yet.
  const arrived = session.platform.clock.after(DRAFT_SLOW_MS, () => journalDrafts(session))
  return enqueue(session, async () => {
    const waiting = [...writer.records].filter(([, record]) => isUnwritten(record))
    for (const [id] of waiting) await applyDraftEvent(session, id, { kind: 'write-began' })
    arrived()
  })
}

/** Writes at once, into the plain storage, what has not reached the room: the page may be gone in a moment. */
export function journalDrafts(session: Session): void {
  for (const id of writerOf(session).records.keys()) {
    void applyDraftEvent(session, id, { kind: 'hurried' })
  }
}

/** Forgets a draft and its files, for good. Rejects where the browser refuses: the next start does it then. */
export function removeDraft(session: Session, id: string): Promise<void> {
  return applyDraftEvent(session, id, { kind: 'removal-began' })
}

async function write(session: Session, id: string, effect: Effect<'write'>): Promise<void> {
  const { store } = session
  const hasWords = isMissed(effect.content.snapshot)
  // Before anything is awaited: words that come meanwhile are journaled over it.
  if (!hasWords && effect.isKept) {
    journalGone(session, id)
    void applyDraftEvent(session, id, { kind: 'journaled', revision: 0 })
  }
  try {
    const room = await roomOf(session)
    await writeWords(session, room, id, effect)
    store.set(draftTroubleAtom(session), (trouble) => (trouble === 'words' ? null : trouble))
  } catch {
    const hasFiles = filesOf(effect.content.snapshot).size > 0
    store.set(draftTroubleAtom(session), hasFiles ? 'files' : null)
    await applyDraftEvent(session, id, { kind: 'write-failed' })
  }
}

/** A draft that was emptied is kept no longer. */
async function writeWords(
  session: Session,
  room: DraftRoom,
  id: string,
  { content, revision, isKept, inherited }: Effect<'write'>,
): Promise<void> {
  const hasWords = isMissed(content.snapshot)
  if (!hasWords && !isKept) return applyDraftEvent(session, id, { kind: 'written', isKept: false })
  const record = recordFor(session, content, revision)
  let isTaken = false
  await room.change(id, (raw) => {
    const kept = readKeptDraft(raw)
    isTaken = !mayWriteOver(kept, record) && (kept?.revision ?? 0) > (inherited ?? -1)
    if (isTaken) return undefined
    return hasWords ? record : null
  })
  if (isTaken) {
    forgetGone(session, id)
    return applyDraftEvent(session, id, { kind: 'taken-elsewhere' })
  }
  if (!hasWords) await forgetKept(session, room, id)
  else if (session.store.get(draftIdAtom(session)) !== id) {
    session.store.set(learnDraftAtom, session, record)
  }
  return applyDraftEvent(session, id, { kind: 'written', isKept: hasWords })
}

function recordFor(session: Session, { snapshot, isOpen }: NotedDraft, revision: number) {
  return recordOf(snapshot, {
    account: session.key,
    writer: writerOf(session).id,
    revision,
    changedAt: session.platform.clock.now(),
    isOpen,
  })
}

/** Another page has written it since: what is here gets a name of its own, and both are there (BY-32). */
function rename(session: Session, from: string, { snapshot, isOpen }: NotedDraft): void {
  const id = session.platform.uuid()
  noteDraft(session, { snapshot: { ...snapshot, id }, isOpen })
  session.store.set(renameDraftAtom, session, from, id)
}

function writeFiles(session: Session, id: string, content: NotedDraft): void {
  const writer = writerOf(session)
  writer.fileQueue = writer.fileQueue.then(() => putFiles(session, id, content))
}

/** The bytes, behind the words; those of files that are no longer attached go. Never rejects. */
async function putFiles(session: Session, id: string, { snapshot }: NotedDraft): Promise<void> {
  const record = writerOf(session).records.get(id)
  // Published or deleted meanwhile.
  if (record?.isKept !== true) return
  const files = filesOf(snapshot)
  const kept = new Set(record.files)
  const note = () => void applyDraftEvent(session, id, { kind: 'files-kept', files: new Set(kept) })
  try {
    const room = await roomOf(session)
    for (const [key, { file }] of files) {
      if (kept.has(key)) continue
      await room.putFile(id, key, file)
      kept.add(key)
      note()
    }
    const gone = [...kept].filter((key) => !files.has(key))
    if (gone.length > 0) {
      await room.dropFiles(id, new Set(files.keys()))
      for (const key of gone) kept.delete(key)
      note()
    }
    session.store.set(draftTroubleAtom(session), (trouble) =>
      trouble === 'files' ? null : trouble,
    )
  } catch {
    session.store.set(draftTroubleAtom(session), 'files')
    void applyDraftEvent(session, id, { kind: 'files-failed' })
  }
}

async function remove(session: Session, id: string): Promise<void> {
  journalGone(session, id)
  try {
    await enqueue(session, async () => {
      const room = await roomOf(session)
      await room.change(id, () => null)
      await forgetKept(session, room, id)
    })
  } catch (error) {
    await applyDraftEvent(session, id, { kind: 'removal-failed' })
    throw error
  }
  await applyDraftEvent(session, id, { kind: 'removed' })
}

/** Its files go after what is being written of them: else they would stay. */
async function forgetKept(session: Session, room: DraftRoom, id: string): Promise<void> {
  session.store.set(unlearnDraftAtom, session, id)
  await writerOf(session).fileQueue
  await room.dropFiles(id, new Set())
  forgetGone(session, id)
}

/** Where that is full too, it is said. An empty draft needs no words there. */
function journal(session: Session, id: string, { content, revision }: Effect<'journal'>): void {
  if (!isMissed(content.snapshot)) return
  if (journalDraft(session, recordFor(session, content, revision))) {
    void applyDraftEvent(session, id, { kind: 'journaled', revision })
  } else session.store.set(draftTroubleAtom(session), 'words')
}
