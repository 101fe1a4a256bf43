import { readKeptDraft, type KeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import type { Session } from '../session.ts'
import { applyDraftAtom, type FiledDraft } from './apply-draft.ts'
import { holdClaim } from './claim-draft.ts'
import { deskOf, knownDraftsAtom, roomOf } from './desk.ts'

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
  const draft = await adopt(session, room, id)
  if (draft === null) {
    release()
    return 'gone'
  }
  return { draft, files: await room.files(id), aside: await takeAside(session, draft), release }
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

async function adopt(session: Session, room: DraftRoom, id: string): Promise<KeptDraft | null> {
  const { writer, revisions, filed, taken } = deskOf(session)
  const found: KeptDraft[] = []
  await room.change(id, (raw) => {
    const kept = readKeptDraft(raw)
    if (kept === null) return undefined
    const adopted = { ...kept, writer, isOpen: true, deletedAt: null }
    found.push(adopted)
    return adopted
  })
  const [draft = null] = found
  if (draft === null) return null
  revisions.set(id, draft.revision)
  filed.set(id, new Set(draft.files.map(({ key }) => key)))
  taken.delete(id)
  return draft
}

/** Puts it into the composer. */
export function showTaken(session: Session, taken: TakenDraft): void {
  holdClaim(session, taken.draft.id, taken.release)
  session.store.set(applyDraftAtom, session, taken, taken.aside)
}
