import { draftsToOpen, readKeptDraft, type KeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import type { Session } from '../session.ts'
import { deskOf, knownDraftsAtom, roomOf } from './desk.ts'
import { forgetJournal, readJournal } from './journal.ts'
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

/** Reads what is kept of the account anew, and tidies up what a page left that went away. */
export async function readDrafts(session: Session): Promise<readonly KeptDraft[]> {
  const room = await roomOf(session)
  await takeJournal(session, room)
  const raw = (await room.all()).map(readKeptDraft)
  const drafts = raw.filter((draft) => draft !== null && draft.account === session.key)
  const known = drafts.filter((draft) => draft !== null)
  session.store.set(knownDraftsAtom(session), known)
  return known
}

/** What was written last wins; what became a post goes. */
async function takeJournal(session: Session, room: DraftRoom): Promise<void> {
  const { drafts, published } = readJournal(session)
  for (const id of published) await removeDraft(session, id)
  for (const draft of drafts) {
    const taking = room.change(draft.id, (raw) => {
      const kept = readKeptDraft(raw)
      return kept === null || kept.revision < draft.revision ? draft : undefined
    })
    // Where the room is full it waits in the journal, and keeps nobody from what the room has.
    await taking.then(
      () => forgetJournal(session, draft.id),
      () => undefined,
    )
  }
}

/**
 * Puts the draft back into the composer that was there before the page went away, unless something
 * is in it by now: words that the page was opened with, or that were written meanwhile. Never rejects: without a room the page begins with an empty composer.
 *
 * @param own name of the draft that this tab had
 */
export async function restoreDraft(session: Session, own: string | null): Promise<void> {
  try {
    const known = await readDrafts(session)
    const room = await roomOf(session)
    const late = session.platform.clock.now() - DELETED_KEPT_MS
    for (const { id, deletedAt } of known) {
      if (deletedAt !== null && deletedAt < late) await removeDraft(session, id)
    }
    await dropOrphans(session, room, known)
    for (const draft of draftsToOpen(known, own)) {
      if (await openHere(session, draft, draft.id === own ? OWN_WAIT_MS : OTHER_WAIT_MS)) return
    }
  } catch {
    // Nothing that is kept can be read: what is written now is kept as far as it goes.
  }
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
    deskOf(session).isStopped || isMissed(session.store.get(snapshotAtom(session)))
  const taken = await takeDraft(session, id, waitMs, () => !isUsed())
  if (isUsed()) {
    if (typeof taken === 'object') taken.release()
    return true
  }
  if (typeof taken !== 'object') return false
  showTaken(session, taken)
  return true
}
