import { atom } from 'jotai/vanilla'
import { type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { isSubmittingAtom, sentDraftsAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { applyDraftAtom, type FiledDraft } from './apply-draft.ts'
import { knownDraftsAtom, unlearnDraftAtom } from './draft-list.ts'
import { enqueue, roomOf, writerOf } from './draft-writer.ts'
import { journaledDraft, laterOf } from './journal.ts'
import { applyDraftEvent, writeDrafts } from './write-drafts.ts'

/**
 * Marks another draft as open, and lets go of the one that was: once it is written, else a page that waits for it would
 * take it as it was before, and what this page writes would become a second one.
 */
function holdClaim(session: Session, id: string, release: () => void): void {
  const writer = writerOf(session)
  const before = writer.claim
  writer.claim = { id, release }
  if (before !== null && before.release !== release) {
    void writeDrafts(session)
      .then(() => untilAnswered(session, before.id))
      .then(before.release)
  }
}

/** What is on its way to the server is nobody else's until its answer: another page would send it as well. */
function untilAnswered(session: Session, id: string): Promise<void> {
  const { store } = session
  const sent = sentDraftsAtom(session)
  if (!store.get(sent).has(id)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(sent, () => {
      if (store.get(sent).has(id)) return
      stop()
      resolve()
    })
  })
}

/** A draft that began here is nobody else's: it is claimed without waiting. Never rejects. */
export async function claimOwn(session: Session, id: string): Promise<void> {
  const writer = writerOf(session)
  if (writer.claim?.id === id) return
  holdClaim(session, id, () => undefined)
  const room = await roomOf(session).catch(() => null)
  const release = (await room?.claim(id, 0)) ?? null
  if (release === null) return
  if (writerOf(session).claim?.id === id && !writer.isStopped) holdClaim(session, id, release)
  else release()
}

/** The page goes away, or its account does. */
export function letGo(session: Session): void {
  writerOf(session).claim?.release()
  writerOf(session).claim = null
}

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
    const taken = await enqueue(session, () => adopt(session, room, id))
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
  const { id: writer } = writerOf(session)
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
  await applyDraftEvent(session, id, {
    kind: 'opened',
    revision,
    files: new Set(files.map(({ key }) => key)),
    journaled: waiting?.revision ?? null,
    isNoted,
  })
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

/** A tab that closes lets its draft go a moment later. */
const WAIT_MS = 150

/** Brings a draft into the composer; what stood there waits among the drafts (BY-03). */
export const openDraftAtom = atom(
  null,
  async (get, set, session: Session, id: string): Promise<void> => {
    if (get(isSubmittingAtom(session))) return
    const taken = await takeDraft(session, id, WAIT_MS).catch(() => 'unreadable' as const)
    if (taken === 'gone') set(unlearnDraftAtom, session, id)
    else if (taken === 'elsewhere') session.app.set(showMessageAtom, { kind: 'draft-elsewhere' })
    else if (taken === 'unreadable') session.app.set(showMessageAtom, { kind: 'drafts-unreadable' })
    // A post went on its way meanwhile: it stays where it is.
    else if (get(isSubmittingAtom(session))) taken.release()
    else {
      showTaken(session, taken)
      session.app.set(focusComposerAtom)
    }
  },
)
