import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { WRITER_KEY } from '../../lib/account-storage.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import {
  changeDraftAtom,
  draftAtom,
  editingAtom,
  createDraft,
  isSubmittingAtom,
  resetDraftAtom,
} from '../compose/draft.ts'
import { stashDraftAtom, restoreStashedDraftAtom } from '../compose/stashed-draft.ts'
import { attachmentCardsAtom, clearUploadsAtom, type LocalFile } from '../compose/upload-list.ts'
import { hasContentToSave, composerSnapshotAtom } from '../drafts/composer-snapshot.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'

const hasChosenAtom = atom<AccountKey | null>(null)

/** Whether the user has chosen an author since the page was loaded. */
export const hasChosenAuthorAtom = atom((get) => get(hasChosenAtom) !== null)

/** Returns the last author on this page while that account is signed in; else the first account. */
export function findLastAuthor(
  sessions: readonly Session[],
  { storage }: Pick<Platform, 'storage'>,
): Session | null {
  const last = storage.read(WRITER_KEY)
  return sessions.find(({ key }) => key === last) ?? sessions[0] ?? null
}

/** The account whose composer the page shows. */
export const authorAtom = atom((get): Session | null => {
  // The stored account changes with it.
  get(hasChosenAtom)
  return findLastAuthor(get(sessionsAtom), get(platformAtom))
})

/** Selects the author, for now and for the next page load. The draft moves to it. @see STA-05 */
export const chooseAuthorAtom = atom(null, (get, set, key: AccountKey) => {
  const from = get(authorAtom)
  const to = get(sessionsAtom).find((session) => session.key === key)
  if (from === null || to === undefined || from === to) return
  if (from.store.get(isSubmittingAtom(from))) return
  moveDraft(from, to)
  get(platformAtom).storage.write(WRITER_KEY, key)
  set(hasChosenAtom, key)
})

/**
 * Moves the draft of one account's composer to another's, with its files, which are uploaded to the other server. A
 * reply, an edit and a draft with files that only its server has stay with their account. The other composer's former
 * content is kept as a draft.
 */
function moveDraft(from: Session, to: Session): void {
  const { store } = from
  const { draft } = store.set(stashDraftAtom, from)
  const cards = store.get(attachmentCardsAtom(from))
  const isBound = draft.inReplyTo !== null || store.get(editingAtom(from)) !== null
  if (isBound || cards.some(({ file }) => file === null)) return
  if (!hasContentToSave(store.get(composerSnapshotAtom(from)))) return

  const held = cards.flatMap(({ key, file }): readonly [string, LocalFile][] =>
    file === null ? [] : [[key, { file, mediaId: null }]],
  )
  const { text, spoiler, spoilerText, sensitive, poll, threaded } = draft
  if (hasContentToSave(to.store.get(composerSnapshotAtom(to)))) to.store.set(resetDraftAtom, to)
  to.store.set(restoreStashedDraftAtom, to, {
    ...to.store.set(stashDraftAtom, to),
    draft: { ...createDraft(to), text, spoiler, spoilerText, sensitive, poll, threaded },
    files: new Map(held),
    descriptions: new Map(
      cards.flatMap(({ key, description }) => (description === '' ? [] : [[key, description]])),
    ),
  })
  const { privacy } = store.get(draftAtom(from))
  store.set(clearUploadsAtom, from)
  store.set(changeDraftAtom, from, { ...createDraft(from), privacy })
}
