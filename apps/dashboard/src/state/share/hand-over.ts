import { asideAtom, bringBackAtom } from '../compose/aside.ts'
import { cardsAtom } from '../compose/attachment-cards.ts'
import { resetDraftAtom, freshDraft, changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { editingAtom } from '../compose/edited-post.ts'
import { clearUploadsAtom, type HeldFile } from '../compose/upload-list.ts'
import { isMissed, snapshotAtom } from '../drafts/snapshot.ts'
import type { Session } from '../session.ts'

/**
 * Moves what is written from one account's composer into another's, its files with it: they are sent to the other
 * server. An answer and an edit belong to their account and stay there, and so does what has files that only its
 * server has. What stood in the other composer waits among its drafts.
 */
export function handOver(from: Session, to: Session): void {
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
