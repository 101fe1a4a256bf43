import { readKeptDraft, type KeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import type { Session } from '../session.ts'
import { applyDraftAtom, type FiledDraft } from './apply-draft.ts'
import { holdClaim } from './claim-draft.ts'
import { deskOf, knownDraftsAtom, roomOf } from './desk.ts'
import { journaledDraft } from './journal.ts'
import { laterOf } from './later-of.ts'
import { forgetWritten } from './write-drafts.ts'

/** A draft that this page has open and writes from now on. */
interface TakenDraft extends FiledDraft {
  /** What comes back after it, where it is an edit. */
  readonly aside: FiledDraft | null
  readonly release: () => void
}

/**
 * Takes a draft over into this page. Rejects where nothing that is kept can be read.
 *
 * @param waitMs how long another tab may still have it
 * @param isWanted asked once nobody else has it: what is not wanted any more stays as it is, and is elsewhere
 */
export async function takeDraft(
  session: Session,
  id: string,
  waitMs: number,
  isWanted: () => boolean = () => true,
): Promise<TakenDraft | 'elsewhere' | 'gone'> {
  const room = await roomOf(session)
  const release = await room.claim(id, waitMs)
  if (release === null) return 'elsewhere'
  if (!isWanted()) {
    release()
    return 'elsewhere'
  }
  try {
    const taken = await adopt(session, room, id)
    if (taken !== null) {
      const { draft } = taken
      const files = await filesOf(room, taken)
      return { draft, files, aside: await takeAside(session, draft), release }
    }
  } catch (error) {
    release()
    throw error
  }
  release()
  return 'gone'
}

/** Words come also where their files cannot be read: those wait where they are. */
async function filesOf(room: DraftRoom, { draft, isNoted }: Adopted): Promise<FiledDraft['files']> {
  const reading = room.files(draft.id)
  return isNoted ? reading : reading.catch(() => new Map<string, Blob>())
}

/** What an edit took the place of, unless it is deleted or another tab has it open by now. Never rejects. */
async function takeAside(session: Session, { aside }: KeptDraft): Promise<FiledDraft | null> {
  const known = session.store.get(knownDraftsAtom(session))
  if (!known.some(({ id, deletedAt }) => id === aside && deletedAt === null)) return null
  const taken = await takeDraft(session, aside ?? '', 0).catch(() => null)
  if (taken === null || typeof taken !== 'object') return null
  taken.release()
  return taken
}

interface Adopted {
  readonly draft: KeptDraft
  /** Whether the room has noted that this page writes it now. */
  readonly isNoted: boolean
}

/**
 * Makes this page the draft's writer, with what was written last of it: in the room or in the journal. Where the room is
 * full or cannot be read, that is noted with the next words. Rejects where neither has anything to read.
 */
async function adopt(session: Session, room: DraftRoom, id: string): Promise<Adopted | null> {
  const { writer, revisions, filed, inherited, taken, journaled } = deskOf(session)
  const waiting = journaledDraft(session, id)
  let found: KeptDraft | null = waiting
  const noting = room.change(id, (raw) => {
    found = laterOf(readKeptDraft(raw), waiting)
    return found === null ? undefined : adopted(found, writer)
  })
  const isNoted = await noting.then(
    () => true,
    (error: unknown) => {
      if (found === null) throw error
      return false
    },
  )
  if (found === null) return null
  const { revision, files } = found
  revisions.set(id, revision)
  filed.set(id, new Set(files.map(({ key }) => key)))
  taken.delete(id)
  if (!isNoted) inherited.set(id, revision)
  if (waiting !== null) journaled.set(id, waiting.revision)
  if (isNoted) forgetWritten(session, id)
  return { draft: adopted(found, writer), isNoted }
}

const adopted = (draft: KeptDraft, writer: string): KeptDraft => ({
  ...draft,
  writer,
  isOpen: true,
  deletedAt: null,
})

/** Puts it into the composer. */
export function showTaken(session: Session, taken: TakenDraft): void {
  holdClaim(session, taken.draft.id, taken.release)
  session.store.set(applyDraftAtom, session, taken, taken.aside)
}
