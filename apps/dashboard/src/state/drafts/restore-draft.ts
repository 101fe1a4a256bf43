import { draftsToOpen, isUnwritten, type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { retry } from '../../lib/retry.ts'
import type { Session } from '../session.ts'
import { knownDraftsAtom } from './draft-list.ts'
import { roomOf, writerOf } from './draft-writer.ts'
import { forgetJournal, journaledDraft, laterOf, laterOfEach, readJournal } from './journal.ts'
import { isMissed, snapshotAtom } from './snapshot.ts'
import { showTaken, takeDraft } from './take-draft.ts'
import { removeDraft } from './write-drafts.ts'

/**
 * A page that is reloaded lets its draft go a moment after the next one has begun, on a busy machine some
 * seconds after. Meanwhile the composer is there to be written in.
 */
const OWN_WAIT_MS = 10_000
/** The browser frees what a crashed page had open a moment after that page is gone. */
const OTHER_WAIT_MS = 1_000

/** How long a deleted draft may still be asked back. */
const DELETED_KEPT_MS = 60_000

interface Reading {
  readonly known: readonly KeptDraft[]
  /** Null where it could not be read: what waits in the journal is all. */
  readonly room: DraftRoom | null
}

/** Reads what is kept of the account anew, and tidies up what a page left that went away. Never rejects. */
export async function readDrafts(session: Session): Promise<Reading> {
  const found = await readRoom(session).catch(() => null)
  const { drafts, gone } = readJournal(session)
  const before = session.store.get(knownDraftsAtom(session))
  const known = laterOfEach(found?.drafts ?? before, drafts).filter(({ id }) => !gone.includes(id))
  session.store.set(knownDraftsAtom(session), known)
  return { known, room: found?.room ?? null }
}

async function readRoom(session: Session) {
  const room = await roomOf(session)
  await takeJournal(session, room)
  const raw = (await room.all()).flatMap((each) => readKeptDraft(each) ?? [])
  return { room, drafts: raw.filter(({ account }) => account === session.key) }
}

/** What was written last wins; what is gone goes. Where the room is full, words wait in the journal. Never rejects. */
async function takeJournal(session: Session, room: DraftRoom): Promise<void> {
  const { drafts, gone } = readJournal(session)
  for (const id of gone) {
    // Emptied here, and written in again since.
    const record = writerOf(session).records.get(id)
    const isWritten = record === undefined || !isUnwritten(record)
    if (isWritten) await removeDraft(session, id).catch(() => undefined)
  }
  for (const draft of drafts) {
    const taking = room.change(draft.id, (raw) => {
      const kept = readKeptDraft(raw)
      return laterOf(kept, draft) === kept ? undefined : draft
    })
    await taking.then(
      () => forgetTaken(session, draft),
      () => undefined,
    )
  }
}

/** Its page may have gone on writing meanwhile. */
function forgetTaken(session: Session, { id, revision }: KeptDraft): void {
  if (journaledDraft(session, id)?.revision === revision) forgetJournal(session, id)
}

/**
 * Puts the draft back into the composer that was there before the page went away, unless something
 * is in it by now: words that the page was opened with, or that were written meanwhile. Never rejects: where nothing that
 * is kept can be read, the page begins with an empty composer, and what is written is kept as far as it goes.
 *
 * @param own name of the draft that this tab had
 */
export async function restoreDraft(session: Session, own: string | null): Promise<void> {
  const { known, room } = await readDrafts(session)
  if (room === null) readAgain(session, own)
  for (const draft of draftsToOpen(known, own)) {
    const opening = openHere(session, draft, draft.id === own ? OWN_WAIT_MS : OTHER_WAIT_MS)
    if (await opening.catch(() => false)) break
  }
  if (room !== null) await tidyUp(session, room, known).catch(() => undefined)
}

function readAgain(session: Session, own: string | null): void {
  const writer = writerOf(session)
  if (writer.isStopped) return
  writer.cancelReading = retry(() => void restoreDraft(session, own), {
    clock: session.platform.clock,
    begins: 'later',
    // A room is of the browser: the network has no part in it.
    hearsOnline: false,
  })
}

/** What a next start may do as well. */
async function tidyUp(
  session: Session,
  room: DraftRoom,
  known: readonly KeptDraft[],
): Promise<void> {
  const late = session.platform.clock.now() - DELETED_KEPT_MS
  for (const { id, deletedAt } of known) {
    if (deletedAt !== null && deletedAt < late) await removeDraft(session, id)
  }
  await dropOrphans(session, room, known)
}

/** Bytes whose draft never came, since the page went away between both. */
async function dropOrphans(session: Session, room: DraftRoom, known: readonly KeptDraft[]) {
  const [filed, claimed] = await Promise.all([room.filedDrafts(), room.claimed()])
  const all = new Set((await room.all()).map((raw) => readKeptDraft(raw)?.id))
  const here = session.store.get(snapshotAtom(session)).id
  for (const id of filed) {
    const isKnown = known.some((draft) => draft.id === id) || all.has(id)
    if (!isKnown && !claimed.has(id) && id !== here) await room.dropFiles(id, new Set())
  }
}

/** @returns false where another tab has it, true where it is here now, or something else is by now */
async function openHere(session: Session, { id }: KeptDraft, waitMs: number): Promise<boolean> {
  const isUsed = () =>
    writerOf(session).isStopped || isMissed(session.store.get(snapshotAtom(session)))
  const taken = await takeDraft(session, id, waitMs, () => !isUsed())
  if (isUsed()) {
    if (typeof taken === 'object') taken.release()
    return true
  }
  if (typeof taken !== 'object') return false
  showTaken(session, taken)
  return true
}
