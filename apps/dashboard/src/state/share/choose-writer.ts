import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { WRITER_KEY } from '../../lib/account-storage.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { asideAtom, bringBackAtom } from '../compose/aside.ts'
import {
  changeDraftAtom,
  draftAtom,
  editingAtom,
  freshDraft,
  isSubmittingAtom,
  resetDraftAtom,
} from '../compose/draft.ts'
import { cardsAtom, clearUploadsAtom, type HeldFile } from '../compose/upload-list.ts'
import { isMissed, snapshotAtom } from '../drafts/snapshot.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'

const chosenAtom = atom<AccountKey | null>(null)

/** Whether somebody has chosen who writes, since the page is there. */
export const hasChosenWriterAtom = atom((get) => get(chosenAtom) !== null)

/** Who wrote on this page last, as long as that account is signed in; else the first. */
export function writerAmong(
  sessions: readonly Session[],
  { storage }: Pick<Platform, 'storage'>,
): Session | null {
  const last = storage.read(WRITER_KEY)
  return sessions.find(({ key }) => key === last) ?? sessions[0] ?? null
}

/** Whose composer stands on the page. */
export const writerAtom = atom((get): Session | null => {
  // What is remembered changes with it.
  get(chosenAtom)
  return writerAmong(get(sessionsAtom), get(platformAtom))
})

/** Lets another account write, from now on and the next time; what is written goes along. @see STA-05 */
export const chooseWriterAtom = atom(null, (get, set, key: AccountKey) => {
  const from = get(writerAtom)
  const to = get(sessionsAtom).find((session) => session.key === key)
  if (from === null || to === undefined || from === to) return
  if (from.store.get(isSubmittingAtom(from))) return
  handOver(from, to)
  get(platformAtom).storage.write(WRITER_KEY, key)
  set(chosenAtom, key)
})

/**
 * Moves what is written from one account's composer into another's, its files with it: they are sent to the other
 * server. An answer and an edit belong to their account and stay there, and so does what has files that only its
 * server has. What stood in the other composer waits among its drafts.
 */
function handOver(from: Session, to: Session): void {
  const { store } = from
  const { draft } = store.set(asideAtom, from)
  const cards = store.get(cardsAtom(from))
  const isBound = draft.inReplyTo !== null || store.get(editingAtom(from)) !== null
  if (isBound || cards.some(({ file }) => file === null)) return
  if (!isMissed(store.get(snapshotAtom(from)))) return

  const held = cards.flatMap(({ key, file }): readonly [string, HeldFile][] =>
    file === null ? [] : [[key, { file, mediaId: null }]],
  )
  const { text, spoiler, spoilerText, sensitive, poll, threaded } = draft
  if (isMissed(to.store.get(snapshotAtom(to)))) to.store.set(resetDraftAtom, to)
  to.store.set(bringBackAtom, to, {
    ...to.store.set(asideAtom, to),
    draft: { ...freshDraft(to), text, spoiler, spoilerText, sensitive, poll, threaded },
    held: new Map(held),
    descriptions: new Map(
      cards.flatMap(({ key, description }) => (description === '' ? [] : [[key, description]])),
    ),
  })
  const { privacy } = store.get(draftAtom(from))
  store.set(clearUploadsAtom, from)
  store.set(changeDraftAtom, from, { ...freshDraft(from), privacy })
}
