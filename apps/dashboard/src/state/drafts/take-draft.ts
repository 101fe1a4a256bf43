import { readKeptDraft, type KeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import type { Session } from '../session.ts'
import { applyDraftAtom } from './apply-draft.ts'
import { holdClaim } from './claim-draft.ts'
import { deskOf, roomOf } from './desk.ts'

/** A draft that this page has open and writes from now on. */
interface TakenDraft {
  readonly draft: KeptDraft
  readonly files: ReadonlyMap<string, Blob>
  readonly release: () => void
}

/**
 * Takes a draft over into this page. Rejects where nothing that is kept can be read.
 *
 * @param waitMs how long another tab may still have it
 */
export async function takeDraft(
  session: Session,
  id: string,
  waitMs: number,
): Promise<TakenDraft | 'elsewhere' | 'gone'> {
  const room = await roomOf(session)
  const release = await room.claim(id, waitMs)
  if (release === null) return 'elsewhere'
  const draft = await adopt(session, room, id)
  if (draft !== null) return { draft, files: await room.files(id), release }
  release()
  return 'gone'
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
export function showTaken(session: Session, { draft, files, release }: TakenDraft): void {
  holdClaim(session, draft.id, release)
  session.store.set(applyDraftAtom, session, draft, files)
}
