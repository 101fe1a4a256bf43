import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { isPossiblyPublished, publishStatus } from '@colonnade/api-client/compat'
import { canSubmit, type Draft, toPostedStatus } from '@colonnade/domain/compose'
import type { StatusEntity, StatusId, Visibility } from '@colonnade/domain/entities'
import { clearReplyPrefixAtom } from '../compose/clear-composer.ts'
import { returnToComposerAtom } from '../compose/composer-focus.ts'
import { hasUnsavedDescriptionAtom, saveDescriptionsAtom } from '../compose/describe-media.ts'
import {
  type StashedDraft,
  beginSubmissionAtom,
  canSubmitAtom,
  changeDraftAtom,
  draftAtom,
  editingAtom,
  endSubmissionAtom,
  isSubmissionInComposerAtom,
  isSubmittingAtom,
  lastPublishedAtom,
  getPostLimits,
  nextAuthorAtom,
  recordPublishedDraftAtom,
  resetDraftAtom,
  type Submission,
} from '../compose/draft.ts'
import {
  removePendingSubmission,
  addPendingSubmission,
  getFirstSubmissionTime,
} from '../compose/pending-submissions.ts'
import { continueThreadAtom, dropDeletedTargetAtom } from '../compose/reply.ts'
import { stashDraftAtom } from '../compose/stashed-draft.ts'
import { isChangingUploadAtom, isUploadingAtom } from '../compose/upload-list.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { addTagsToHistoryAtom } from '../search/tag-history.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { addRepliesAtom } from '../threads/threads.ts'
import { insertOwnStatusAtom } from '../timelines/insert-statuses.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { checkPost, saveEditAtom } from './save-edit.ts'

/** A draft that was published. */
export interface PublishedDraft {
  readonly id: StatusId
  /** Whether it was still in the composer then. Otherwise the composer had other content, which stays. */
  readonly wasInComposer: boolean
}

/**
 * Publishes the draft, or the edit of a post, as it is now. Content that is written during the request stays in the
 * composer. A failure changes nothing and keeps the idempotency key, so that a retry cannot publish it twice
 * (CMP-05), even if the server ignores the key.
 *
 * @param privacy the visibility of the secondary button, if that was used
 * @returns null if it was not published
 */
export const submitDraftAtom = atom(
  null,
  async (get, set, session: Session, privacy?: Visibility): Promise<PublishedDraft | null> => {
    let isRefused = false
    const isDescribing = set(hasUnsavedDescriptionAtom, session)
    if (!set(checkReadyAtom, session, isDescribing)) return null
    const isOther = privacy !== undefined && privacy !== get(draftAtom(session)).privacy
    if (isOther && get(editingAtom(session)) === null) set(changeDraftAtom, session, { privacy })
    const sending = set(beginSubmissionAtom, session)
    try {
      const wasHere = await set(sendDraftAtom, session, sending, isDescribing)
      const post = get(lastPublishedAtom(session))
      return wasHere === null || post === null ? null : { id: post.id, wasInComposer: wasHere }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isRefused = !isPossiblyPublished(error)
      return null
    } finally {
      set(cancelSubmissionAtom, session, sending, isRefused)
    }
  },
)

/** Waits for pending descriptions. Everything else has to be ready (CMP-07 to CMP-09). */
const checkReadyAtom = atom(null, (get, _set, session: Session, isDescribing: boolean): boolean => {
  if (!isDescribing) return get(canSubmitAtom(session))
  return canSubmit(get(draftAtom(session)), getPostLimits(session), {
    isSubmitting: get(isSubmittingAtom(session)) || get(nextAuthorAtom(session)) !== null,
    isUploading: get(isUploadingAtom(session)),
  })
})

/** @returns whether it was still in the composer when it was published; null if it could not be sent */
const sendDraftAtom = atom(
  null,
  async (get, set, session: Session, sending: Submission, isDescribing: boolean) => {
    // Typed descriptions belong to the post (UPL-11). They may be in the middle of saving, because the field just
    // lost focus.
    const descriptionsSaved = isDescribing
      ? set(saveDescriptionsAtom, session)
      : Promise.resolve(true)
    const editing = get(editingAtom(session))
    const pressed = set(stashDraftAtom, session)
    if (!(await descriptionsSaved)) return null
    const contents = set(getDescribedDraftAtom, session, sending, pressed)
    if (contents === null) return null
    return editing === null
      ? set(publishStatusAtom, session, sending, contents.draft)
      : set(saveEditAtom, session, sending, editing, contents)
  },
)

/** Returns the draft with the saved descriptions and the current media; null while some media are still uploading. */
const getDescribedDraftAtom = atom(
  null,
  (get, set, session: Session, sending: Submission, pressed: StashedDraft): StashedDraft | null => {
    if (!set(isSubmissionInComposerAtom, session, sending)) return pressed
    return get(isChangingUploadAtom(session)) ? null : set(stashDraftAtom, session)
  },
)

const publishStatusAtom = atom(
  null,
  async (_get, set, session: Session, sending: Submission, draft: Draft): Promise<boolean> => {
    const { idempotencyKey } = draft
    const sentAt = getFirstSubmissionTime(session, idempotencyKey)
    addPendingSubmission(session, idempotencyKey)
    try {
      const posted = toPostedStatus(draft, getPostLimits(session).always_show_spoilers_field)
      const publication = { posted, me: session.me, idempotencyKey, sentAt }
      const status = await publishStatus(session.api, publication)
      removePendingSubmission(session, idempotencyKey)
      set(addTagsToHistoryAtom, session, draft.text)
      checkPost(session, posted, status)
      return set(applyPublishedAtom, session, sending, status, draft)
    } catch (error) {
      const isAnswered = error instanceof ApiError && !isPossiblyPublished(error)
      if (sentAt === null && isAnswered) removePendingSubmission(session, idempotencyKey)
      if (sentAt !== null && isAnswered) resetRefused(session, sending)
      throw error
    }
  },
)

/**
 * The post does not exist and was refused. The server may have deleted its files, which were not uploaded again
 * before.
 */
function resetRefused(session: Session, sending: Submission): void {
  const { store } = session
  if (!store.set(isSubmissionInComposerAtom, session, sending)) return
  void import('../drafts/reupload-media.ts')
    .then(({ reuploadMediaAtom }) => store.set(reuploadMediaAtom, session))
    .catch(() => undefined)
}

/** Shows the published post at once, and clears the composer if it still has the draft (CMP-04, TL-19). */
const applyPublishedAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    sending: Submission,
    status: StatusEntity,
    posted: Draft,
  ): boolean => {
    set(ingestStatusesAtom, session, [status])
    set(insertOwnStatusAtom, session, status)
    set(addRepliesAtom, session, [status])
    shareChange(session, { type: 'published', status })
    set(lastPublishedAtom(session), { id: status.id, url: status.url })
    const wasHere = set(isSubmissionInComposerAtom, session, sending)
    set(recordPublishedDraftAtom, session, set(endSubmissionAtom, session, sending))
    if (!wasHere) return false
    set(resetDraftAtom, session)
    set(clearReplyPrefixAtom, session)
    if (posted.threaded) set(continueThreadAtom, session, posted, status.id)
    session.app.set(returnToComposerAtom, session.key)
    return true
  },
)

/** Makes an unpublished draft ready to be sent again. Shows a toast if it is not in the composer any more. */
const cancelSubmissionAtom = atom(
  null,
  (_get, set, session: Session, sending: Submission, isRefused: boolean) => {
    const isHere = set(isSubmissionInComposerAtom, session, sending)
    if (set(endSubmissionAtom, session, sending) === null) return
    if (isHere) session.app.set(returnToComposerAtom, session.key)
    else session.app.set(showMessageAtom, { kind: 'draft-unsent' })
    if (isHere && isRefused) set(dropDeletedTargetAtom, session)
  },
)
