import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { mayBePublished, publishStatus } from '@colonnade/api-client/twins'
import { toPostedStatus, type Draft } from '@colonnade/domain/compose'
import type { StatusEntity, Visibility } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { growThreadsAtom } from '../threads/grow-threads.ts'
import { placeOwnStatusAtom } from '../timelines/place-status.ts'
import { focusComposerAtom } from './composer-focus.ts'
import { hasTypedAtom, saveDescriptionsAtom } from './describe.ts'
import { notePublishedAtom } from './draft-id.ts'
import {
  canSubmitAtom,
  changeDraftAtom,
  draftAtom,
  isSubmittingAtom,
  limitsOf,
  resetDraftAtom,
} from './draft.ts'
import { editingAtom } from './edited-post.ts'
import { lastPublishedAtom } from './last-published.ts'
import { continueThreadAtom, forgetReplyAtom } from './reply.ts'
import { saveEditAtom } from './save-edit.ts'
import { forgetSent, rememberSent, sentBefore } from './sent-before.ts'
import { rememberTagsAtom } from './tag-history.ts'

/** What was published shows at once, and the composer is ready for the next (CMP-04, TL-19). */
const publishedAtom = atom(
  null,
  (_get, set, session: Session, status: StatusEntity, posted: Draft) => {
    set(ingestStatusesAtom, session, [status])
    set(placeOwnStatusAtom, session, status)
    set(growThreadsAtom, session, [status])
    set(lastPublishedAtom(session), { id: status.id, url: status.url })
    set(notePublishedAtom, session)
    set(resetDraftAtom, session)
    set(forgetReplyAtom, session)
    if (posted.threaded) set(continueThreadAtom, session, posted, status.id)
    set(isSubmittingAtom(session), false)
  },
)

/**
 * Publishes the draft, or what it changes of a post. A failure leaves everything as it was, its key included, so that sending it
 * again cannot publish it twice (CMP-05): not even where the server ignores the key.
 *
 * @param privacy the side-arm's visibility, where that was pressed
 * @returns whether it was published
 */
export const submitDraftAtom = atom(
  null,
  async (get, set, session: Session, privacy?: Visibility): Promise<boolean> => {
    // What was typed of the media belongs to the post (UPL-11), and may already be on its way: the field was just left.
    if (set(hasTypedAtom, session) && !(await set(saveDescriptionsAtom, session))) return false
    if (!get(canSubmitAtom(session))) return false
    const editing = get(editingAtom(session))
    if (editing !== null) return set(saveEditAtom, session, editing)
    const isOther = privacy !== undefined && privacy !== get(draftAtom(session)).privacy
    if (isOther) set(changeDraftAtom, session, { privacy })
    const draft = get(draftAtom(session))
    const sentAt = sentBefore(session, draft.idempotencyKey)
    set(isSubmittingAtom(session), true)
    rememberSent(session, draft.idempotencyKey)
    try {
      const posted = toPostedStatus(draft, limitsOf(session).always_show_spoilers_field)
      const status = await publishStatus(session.api, {
        posted,
        me: session.me,
        idempotencyKey: draft.idempotencyKey,
        sentAt,
      })
      forgetSent(session, draft.idempotencyKey)
      set(rememberTagsAtom, session, draft.text)
      set(publishedAtom, session, status, draft)
      return true
    } catch (error) {
      set(isSubmittingAtom(session), false)
      if (!(error instanceof ApiError)) throw error
      if (sentAt === null && !mayBePublished(error)) forgetSent(session, draft.idempotencyKey)
      return false
    } finally {
      session.app.set(focusComposerAtom)
    }
  },
)
