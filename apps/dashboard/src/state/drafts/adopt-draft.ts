import { atom } from 'jotai/vanilla'
import { type KeptDraft, readKeptDraft } from '@colonnade/domain/drafts'
import type { DraftStore } from '../../lib/drafts/draft-store.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { isSubmittingAtom, submittingDraftsAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { applyDraftAtom, type DraftWithFiles } from './apply-draft.ts'
import { knownDraftsAtom, removeKnownDraftAtom } from './draft-list.ts'
import { readDraftFromWal, getNewerRevision } from './draft-wal.ts'
import { enqueueWrite, getDraftStore, getWriterState } from './draft-writer-state.ts'
import { applyDraftEvent, writeDrafts } from './write-drafts.ts'

/**
 * Keeps the lock of the opened draft and releases the one before it after that draft is written. Otherwise a page
 * that waits for it would read an old version, and this page's write would create a second draft.
 */
function replaceLock(session: Session, id: string, release: () => void): void {
  const writer = getWriterState(session)
  const before = writer.lock
  writer.lock = { id, release }
  if (before !== null && before.release !== release) {
    void writeDrafts(session)
      .then(() => waitForResponse(session, before.id))
      .then(before.release)
  }
}

/**
 * Waits until the post of a draft has a response. Before that no other page may open the draft, because it would send
 * the post again.
 */
function waitForResponse(session: Session, id: string): Promise<void> {
  const { store } = session
  const sent = submittingDraftsAtom(session)
  if (!store.get(sent).has(id)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(sent, () => {
      if (store.get(sent).has(id)) return
      stop()
      resolve()
    })
  })
}

/** Locks a draft that began in this tab, without waiting. Never rejects. */
export async function lockOwnDraft(session: Session, id: string): Promise<void> {
  const writer = getWriterState(session)
  if (writer.lock?.id === id) return
  replaceLock(session, id, () => undefined)
  const draftStore = await getDraftStore(session).catch(() => null)
  const release = (await draftStore?.lock(id, 0)) ?? null
  if (release === null) return
  if (getWriterState(session).lock?.id === id && !writer.isStopped)
    replaceLock(session, id, release)
  else release()
}

/** Releases the lock when the page closes or the account signs out. */
export function releaseDraftLock(session: Session): void {
  getWriterState(session).lock?.release()
  getWriterState(session).lock = null
}

/** A draft that is open in this page and written by it. */
interface AdoptedDraft extends DraftWithFiles {
  /** The draft to restore after it, if it is an edit. */
  readonly aside: DraftWithFiles | null
  readonly release: () => void
}

/**
 * Adopts a draft in this page. Rejects if neither the store nor the write-ahead log can be read.
 *
 * @param waitMs how long another tab may still hold it, in milliseconds
 * @param isWanted checked once the draft is locked; if false, the draft stays as it is and `elsewhere` is returned
 */
export async function adoptDraft(
  session: Session,
  id: string,
  waitMs: number,
  isWanted: () => boolean = () => true,
): Promise<AdoptedDraft | 'elsewhere' | 'gone'> {
  const draftStore = await getDraftStore(session)
  const release = await draftStore.lock(id, waitMs)
  if (release === null) return 'elsewhere'
  if (!isWanted()) {
    release()
    return 'elsewhere'
  }
  try {
    const taken = await enqueueWrite(session, () => becomeWriter(session, draftStore, id))
    if (taken !== null) {
      const { draft } = taken
      const files = await loadFiles(draftStore, taken)
      return { draft, files, aside: await adoptStashedDraft(session, draft), release }
    }
  } catch (error) {
    release()
    throw error
  }
  release()
  return 'gone'
}

/** Loads the files of a draft. If they cannot be read, the text is restored without them and they stay stored. */
async function loadFiles(
  draftStore: DraftStore,
  { draft, isStored }: AdoptResult,
): Promise<DraftWithFiles['files']> {
  const reading = draftStore.getFiles(draft.id)
  return isStored ? reading : reading.catch(() => new Map<string, Blob>())
}

/** Returns the draft that an edit has stashed, unless it is deleted or open in another tab by now. Never rejects. */
async function adoptStashedDraft(
  session: Session,
  { aside: stashed }: KeptDraft,
): Promise<DraftWithFiles | null> {
  const known = session.store.get(knownDraftsAtom(session))
  if (!known.some(({ id, deletedAt }) => id === stashed && deletedAt === null)) return null
  const taken = await adoptDraft(session, stashed ?? '', 0).catch(() => null)
  if (taken === null || typeof taken !== 'object') return null
  taken.release()
  return taken
}

interface AdoptResult {
  readonly draft: KeptDraft
  /** Whether the store has recorded that this page is the writer now. */
  readonly isStored: boolean
}

/**
 * Makes this page the writer of the draft, starting from the newer revision of store and write-ahead log. If the
 * store is full or cannot be read, the writer is recorded with the next write. Rejects if both cannot be read.
 */
async function becomeWriter(
  session: Session,
  draftStore: DraftStore,
  id: string,
): Promise<AdoptResult | null> {
  const { id: writer } = getWriterState(session)
  const waiting = readDraftFromWal(session, id)
  let found: KeptDraft | null = waiting
  const noting = draftStore.update(id, (raw) => {
    found = getNewerRevision(readKeptDraft(raw), waiting)
    return found === null ? undefined : markAdopted(found, writer)
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
    walRevision: waiting?.revision ?? null,
    isNoted,
  })
  return { draft: markAdopted(found, writer), isStored: isNoted }
}

const markAdopted = (draft: KeptDraft, writer: string): KeptDraft => ({
  ...draft,
  writer,
  isOpen: true,
  deletedAt: null,
})

/** Shows an adopted draft in the composer. */
export function showAdoptedDraft(session: Session, taken: AdoptedDraft): void {
  replaceLock(session, taken.draft.id, taken.release)
  session.store.set(applyDraftAtom, session, taken, taken.aside)
}

/** A closing tab releases its draft slightly later. Unit: ms. */
const CLOSING_TAB_WAIT_MS = 150

/** Opens a draft in the composer. The current draft moves to the other drafts (BY-03). */
export const openDraftAtom = atom(
  null,
  async (get, set, session: Session, id: string): Promise<void> => {
    if (get(isSubmittingAtom(session))) return
    const taken = await adoptDraft(session, id, CLOSING_TAB_WAIT_MS).catch(
      () => 'unreadable' as const,
    )
    if (taken === 'gone') set(removeKnownDraftAtom, session, id)
    else if (taken === 'elsewhere') session.app.set(showMessageAtom, { kind: 'draft-elsewhere' })
    else if (taken === 'unreadable') session.app.set(showMessageAtom, { kind: 'drafts-unreadable' })
    // A post was sent in the meantime, so the draft stays where it is.
    else if (get(isSubmittingAtom(session))) taken.release()
    else {
      showAdoptedDraft(session, taken)
      session.app.set(focusComposerAtom, session.key)
    }
  },
)
