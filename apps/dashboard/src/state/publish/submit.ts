import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { mayBePublished, publishStatus } from '@colonnade/api-client/twins'
import { canSubmit, type Draft, toPostedStatus } from '@colonnade/domain/compose'
import type { StatusEntity, StatusId, Visibility } from '@colonnade/domain/entities'
import { asideAtom } from '../compose/aside.ts'
import { forgetReplyAtom } from '../compose/clear-composer.ts'
import { returnToComposerAtom } from '../compose/composer-focus.ts'
import { hasTypedAtom, saveDescriptionsAtom } from '../compose/describe.ts'
import {
  type Aside,
  beginSendingAtom,
  canSubmitAtom,
  changeDraftAtom,
  draftAtom,
  editingAtom,
  endSendingAtom,
  isSentHereAtom,
  isSubmittingAtom,
  lastPublishedAtom,
  limitsOf,
  notePublishedAtom,
  resetDraftAtom,
  type Sending,
} from '../compose/draft.ts'
import { continueThreadAtom, dropGoneTargetAtom } from '../compose/reply.ts'
import { forgetSent, rememberSent, sentBefore } from '../compose/sent-before.ts'
import { isChangingUploadAtom, isUploadingAtom } from '../compose/upload-list.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { rememberTagsAtom } from '../search/tag-history.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { growThreadsAtom } from '../threads/threads.ts'
import { placeOwnStatusAtom } from '../timelines/place-status.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { comparePost, saveEditAtom } from './save-edit.ts'

/** A draft that became a post. */
export interface Sent {
  readonly id: StatusId
  /** Until then the composer held it: else it was set aside for something else, which stays there. */
  readonly wasHere: boolean
}

/**
 * Publishes the draft, or what it changes of a post, as it is now: what comes into the composer meanwhile stays there. A
 * failure leaves everything as it was, its key included, so that sending it again cannot publish it twice (CMP-05): not even
 * where the server ignores the key.
 *
 * @param privacy the side-arm's visibility, where that was pressed
 * @returns null where it was not published
 */
export const submitDraftAtom = atom(
  null,
  async (get, set, session: Session, privacy?: Visibility): Promise<Sent | null> => {
    let isRefused = false
    const isDescribing = set(hasTypedAtom, session)
    if (!set(isReadyAtom, session, isDescribing)) return null
    const isOther = privacy !== undefined && privacy !== get(draftAtom(session)).privacy
    if (isOther && get(editingAtom(session)) === null) set(changeDraftAtom, session, { privacy })
    const sending = set(beginSendingAtom, session)
    try {
      const wasHere = await set(sendAtom, session, sending, isDescribing)
      const post = get(lastPublishedAtom(session))
      return wasHere === null || post === null ? null : { id: post.id, wasHere }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isRefused = !mayBePublished(error)
      return null
    } finally {
      set(stopSendingAtom, session, sending, isRefused)
    }
  },
)

/** What is being described is waited for; everything else has to be there (CMP-07 to CMP-09). */
const isReadyAtom = atom(null, (get, _set, session: Session, isDescribing: boolean): boolean => {
  if (!isDescribing) return get(canSubmitAtom(session))
  return canSubmit(get(draftAtom(session)), limitsOf(session), {
    isSubmitting: get(isSubmittingAtom(session)),
    isUploading: get(isUploadingAtom(session)),
  })
})

/** @returns whether the composer still held it when it was published; null where it could not be sent */
const sendAtom = atom(
  null,
  async (get, set, session: Session, sending: Sending, isDescribing: boolean) => {
    // What was typed of the media belongs to the post (UPL-11), and may already be on its way: the field was just left.
    const described = isDescribing ? set(saveDescriptionsAtom, session) : Promise.resolve(true)
    const editing = get(editingAtom(session))
    const pressed = set(asideAtom, session)
    if (!(await described)) return null
    const contents = set(describedAtom, session, sending, pressed)
    if (contents === null) return null
    return editing === null
      ? set(publishAtom, session, sending, contents.draft)
      : set(saveEditAtom, session, sending, editing, contents)
  },
)

/** The same with what the server has of its media by now; null while more of them is on its way. */
const describedAtom = atom(
  null,
  (get, set, session: Session, sending: Sending, pressed: Aside): Aside | null => {
    if (!set(isSentHereAtom, session, sending)) return pressed
    return get(isChangingUploadAtom(session)) ? null : set(asideAtom, session)
  },
)

const publishAtom = atom(
  null,
  async (_get, set, session: Session, sending: Sending, draft: Draft): Promise<boolean> => {
    const { idempotencyKey } = draft
    const sentAt = sentBefore(session, idempotencyKey)
    rememberSent(session, idempotencyKey)
    try {
      const posted = toPostedStatus(draft, limitsOf(session).always_show_spoilers_field)
      const publication = { posted, me: session.me, idempotencyKey, sentAt }
      const status = await publishStatus(session.api, publication)
      forgetSent(session, idempotencyKey)
      set(rememberTagsAtom, session, draft.text)
      comparePost(session, posted, status)
      return set(publishedAtom, session, sending, status, draft)
    } catch (error) {
      const isAnswered = error instanceof ApiError && !mayBePublished(error)
      if (sentAt === null && isAnswered) forgetSent(session, idempotencyKey)
      if (sentAt !== null && isAnswered) renewRefused(session, sending)
      throw error
    }
  },
)

/** It is nowhere and is refused: the server may have forgotten its files, which were not sent once more before. */
function renewRefused(session: Session, sending: Sending): void {
  const { store } = session
  if (!store.set(isSentHereAtom, session, sending)) return
  void import('../drafts/renew-media.ts')
    .then(({ renewMediaAtom }) => store.set(renewMediaAtom, session))
    .catch(() => undefined)
}

/** What was published shows at once, and the composer that still holds it is ready for the next (CMP-04, TL-19). */
const publishedAtom = atom(
  null,
  (_get, set, session: Session, sending: Sending, status: StatusEntity, posted: Draft): boolean => {
    set(ingestStatusesAtom, session, [status])
    set(placeOwnStatusAtom, session, status)
    set(growThreadsAtom, session, [status])
    shareChange(session, { type: 'published', status })
    set(lastPublishedAtom(session), { id: status.id, url: status.url })
    const wasHere = set(isSentHereAtom, session, sending)
    set(notePublishedAtom, session, set(endSendingAtom, session, sending))
    if (!wasHere) return false
    set(resetDraftAtom, session)
    set(forgetReplyAtom, session)
    if (posted.threaded) set(continueThreadAtom, session, posted, status.id)
    session.app.set(returnToComposerAtom)
    return true
  },
)

/** What was not published is there to be sent again; where it was set aside, that is said. */
const stopSendingAtom = atom(
  null,
  (_get, set, session: Session, sending: Sending, isRefused: boolean) => {
    const isHere = set(isSentHereAtom, session, sending)
    if (set(endSendingAtom, session, sending) === null) return
    if (isHere) session.app.set(returnToComposerAtom)
    else session.app.set(showMessageAtom, { kind: 'draft-unsent' })
    if (isHere && isRefused) set(dropGoneTargetAtom, session)
  },
)
