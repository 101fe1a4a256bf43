import { type KeptDraft, mayWriteOver, readKeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { draftIdAtom, renameDraftAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import {
  deskOf,
  draftTroubleAtom,
  learnDraftAtom,
  roomOf,
  unlearnDraftAtom,
  type Waiting,
} from './desk.ts'
import { forgetGone, forgetJournal, journalDraft, journalGone } from './journal.ts'
import { filesOf, isMissed, recordOf } from './snapshot.ts'

/** A draft is written no later than this after a change: with the writing itself, within a second. */
export const DRAFT_DELAY_MS = 400

/** Where the browser refused it, it is asked again. */
export const DRAFT_RETRY_MS = 5_000

/** What the room has not written by then is written into the journal as well: it may never do so. */
export const DRAFT_SLOW_MS = 400

/** Something changed: it is written in a moment, together with what changes until then. */
export function noteDraft(session: Session, waiting: Waiting): void {
  const desk = deskOf(session)
  desk.waiting.set(waiting.snapshot.id, waiting)
  desk.latest.set(waiting.snapshot.id, waiting)
  if (!desk.isStopped) schedule(session, DRAFT_DELAY_MS)
}

/** What was refused waits; what is written meanwhile does not wait with it. */
function schedule(session: Session, ms: number): void {
  const desk = deskOf(session)
  if (desk.cancel !== null && desk.waitMs <= ms) return
  desk.cancel?.()
  desk.waitMs = ms
  desk.cancel = session.platform.clock.after(ms, () => void writeDrafts(session))
}

/** Writes all that waits, one after the other. Never rejects: what could not be written waits on. */
export function writeDrafts(session: Session): Promise<void> {
  const desk = deskOf(session)
  desk.cancel?.()
  desk.cancel = null
  const arrived = session.platform.clock.after(DRAFT_SLOW_MS, () => journalSlow(session))
  desk.writing = desk.writing.then(async () => {
    for (const [id, waiting] of desk.waiting) desk.underway.set(id, waiting)
    desk.waiting.clear()
    for (const waiting of desk.underway.values()) await writeOrWait(session, waiting)
    arrived()
  })
  return desk.writing
}

async function writeOrWait(session: Session, waiting: Waiting): Promise<void> {
  const desk = deskOf(session)
  const { id } = waiting.snapshot
  try {
    await write(session, await roomOf(session), waiting)
    forgetWritten(session, id)
    session.store.set(draftTroubleAtom(session), (trouble) =>
      trouble === 'words' ? null : trouble,
    )
  } catch {
    if (!desk.waiting.has(id)) desk.waiting.set(id, waiting)
    const isKept = journalWaiting(session, waiting)
    const hasFiles = filesOf(waiting.snapshot).size > 0
    const kept = hasFiles ? 'files' : null
    session.store.set(draftTroubleAtom(session), isKept ? kept : 'words')
    if (!desk.isStopped) schedule(session, DRAFT_RETRY_MS)
  } finally {
    if (desk.underway.get(id) === waiting) desk.underway.delete(id)
  }
}

/** A room that is slow, or says nothing at all, keeps nothing yet. */
function journalSlow(session: Session): void {
  if (!journalDrafts(session)) session.store.set(draftTroubleAtom(session), 'words')
}

/** The room has all that the journal has of it. */
export function forgetWritten(session: Session, id: string): void {
  const { journaled, revisions } = deskOf(session)
  const revision = journaled.get(id)
  if (revision === undefined || revision > (revisions.get(id) ?? Infinity)) return
  journaled.delete(id)
  forgetJournal(session, id)
}

async function write(session: Session, room: DraftRoom, waiting: Waiting): Promise<void> {
  const desk = deskOf(session)
  const { snapshot } = waiting
  const { id } = snapshot
  if (!isMissed(snapshot)) {
    if (desk.revisions.delete(id)) await removeDraft(session, id)
    return
  }
  const record = nextRecord(session, waiting)
  let isTaken = false
  await room.change(id, (raw) => {
    isTaken = !mayWrite(session, readKeptDraft(raw), record)
    return isTaken ? undefined : record
  })
  desk.inherited.delete(id)
  if (isTaken) {
    goElsewhere(session, waiting)
    return
  }
  const isNew = !desk.revisions.has(id)
  desk.revisions.set(id, record.revision)
  if (session.store.get(draftIdAtom(session)) !== id) {
    session.store.set(learnDraftAtom, session, record)
  }
  if (isNew || !waiting.isOpen) room.tell()
  desk.filing = desk.filing.then(() => file(session, room, waiting))
}

function mayWrite(session: Session, kept: KeptDraft | null, record: KeptDraft): boolean {
  if (kept === null || mayWriteOver(kept, record)) return true
  return kept.revision <= (deskOf(session).inherited.get(record.id) ?? -1)
}

function nextRecord(session: Session, { snapshot, isOpen }: Waiting) {
  const { writer, revisions } = deskOf(session)
  return recordOf(snapshot, {
    account: session.key,
    writer,
    revision: (revisions.get(snapshot.id) ?? 0) + 1,
    changedAt: session.platform.clock.now(),
    isOpen,
  })
}

/** Another page has written it since: what is here gets a name of its own, and both are there (BY-32). */
function goElsewhere(session: Session, { snapshot, isOpen }: Waiting): void {
  const desk = deskOf(session)
  const id = session.platform.uuid()
  desk.taken.add(snapshot.id)
  noteDraft(session, { snapshot: { ...snapshot, id }, isOpen })
  session.store.set(renameDraftAtom, session, snapshot.id, id)
}

/** The bytes, behind the words; those of files that are no longer attached go. */
async function file(session: Session, room: DraftRoom, { snapshot }: Waiting): Promise<void> {
  const desk = deskOf(session)
  const { id } = snapshot
  // Published or deleted meanwhile.
  if (!desk.revisions.has(id)) return
  const kept = desk.filed.get(id) ?? new Set<string>()
  const files = filesOf(snapshot)
  desk.filed.set(id, kept)
  try {
    for (const [key, { file: bytes }] of files) {
      if (!kept.has(key)) await room.putFile(id, key, bytes)
      kept.add(key)
    }
    if ([...kept].some((key) => !files.has(key))) await room.dropFiles(id, new Set(files.keys()))
    desk.filed.set(id, new Set(files.keys()))
    session.store.set(draftTroubleAtom(session), (trouble) =>
      trouble === 'files' ? null : trouble,
    )
  } catch {
    session.store.set(draftTroubleAtom(session), 'files')
    const latest = desk.latest.get(id)
    if (latest === undefined || desk.isStopped) return
    desk.waiting.set(id, latest)
    schedule(session, DRAFT_RETRY_MS)
  }
}

/** Forgets a draft and its files, for good. Rejects where the browser refuses: the next start does it then. */
export async function removeDraft(session: Session, id: string): Promise<void> {
  const desk = deskOf(session)
  journalGone(session, id)
  const room = await roomOf(session)
  desk.waiting.delete(id)
  desk.underway.delete(id)
  desk.latest.delete(id)
  desk.revisions.delete(id)
  await room.change(id, () => null)
  session.store.set(unlearnDraftAtom, session, id)
  await desk.filing
  desk.filed.delete(id)
  await room.dropFiles(id, new Set())
  forgetGone(session, id)
  room.tell()
}

/**
 * Writes at once, into the plain storage, what has not reached the room: the page may be gone in a moment.
 *
 * @returns whether all words are kept
 */
export function journalDrafts(session: Session): boolean {
  const { underway, waiting } = deskOf(session)
  const unwritten = [...new Map([...underway, ...waiting]).values()]
  return unwritten.map((each) => journalWaiting(session, each)).every(Boolean)
}

/** @returns whether the words are kept */
function journalWaiting(session: Session, waiting: Waiting): boolean {
  const { snapshot } = waiting
  if (!isMissed(snapshot)) return true
  const { underway, journaled } = deskOf(session)
  const before = underway.get(snapshot.id)
  const record = nextRecord(session, waiting)
  // What the room is writing comes before it.
  const revision = record.revision + (before === undefined || before === waiting ? 0 : 1)
  const isKept = journalDraft(session, { ...record, revision })
  if (isKept) journaled.set(snapshot.id, revision)
  return isKept
}
