import { atom } from 'jotai/vanilla'
import { editStatus } from '@colonnade/api-client/endpoints'
import type { RequestedStatus } from '@colonnade/domain/answers'
import { getEditedMedia, getUnchangedPoll, toPostedStatus } from '@colonnade/domain/compose'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { logError } from '../../lib/logger.ts'
import { checkResponse } from '../check-responses/check-response.ts'
import { endEditAtom } from '../compose/clear-composer.ts'
import { returnToComposerAtom } from '../compose/composer-focus.ts'
import {
  type StashedDraft,
  type Editing,
  endSubmissionAtom,
  isSubmissionInComposerAtom,
  lastPublishedAtom,
  getPostLimits,
  recordPublishedDraftAtom,
  type Submission,
} from '../compose/draft.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { addTagsToHistoryAtom } from '../search/tag-history.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'

/**
 * Applies the response to an edit. Few servers give an edited status a new ID, so the code that replaces it
 * everywhere is loaded on demand.
 *
 * @param before the ID that was edited
 */
export const applyEditAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, status: StatusEntity) => {
    set(ingestStatusesAtom, session, [status])
    if (status.id === before) return
    // The row of the old ID shows the new text until it is replaced, and if it cannot be.
    set(ingestStatusesAtom, session, [{ ...status, id: before }])
    import('./replace-status.ts')
      .then(({ replaceStatusAtom }) =>
        session.store.set(replaceStatusAtom, session, before, status),
      )
      .catch((error: unknown) =>
        logError('the old ID of an edited status could not be replaced', error),
      )
  },
)

/**
 * Saves the edit in the composer (BY-04). After an error its content stays.
 *
 * @returns whether it was still in the composer then
 * @throws ApiError if the request failed
 */
export const saveEditAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    sending: Submission,
    { status }: Editing,
    { draft, attachments }: StashedDraft,
  ): Promise<boolean> => {
    const posted = toPostedStatus(draft, getPostLimits(session).always_show_spoilers_field)
    const language = draft.language ?? status.language
    const requested = {
      status: posted.status,
      spoiler_text: posted.spoiler_text,
      sensitive: posted.sensitive,
      media_ids: posted.media_ids,
      media_attributes: getEditedMedia(status.media_attachments, attachments),
      ...(language !== null && { language }),
      ...(status.poll !== null && {
        poll: getUnchangedPoll(status.poll, session.platform.clock.now()),
      }),
    }
    const edited = await session.api.request(editStatus, { id: status.id, ...requested })
    set(addTagsToHistoryAtom, session, draft.text)
    checkPost(session, requested, edited)
    return set(applySavedEditAtom, session, sending, status.id, edited)
  },
)

const applySavedEditAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    sending: Submission,
    before: StatusId,
    edited: StatusEntity,
  ): boolean => {
    set(applyEditAtom, session, before, edited)
    shareChange(session, { type: 'edited', before, status: edited })
    set(lastPublishedAtom(session), { id: edited.id, url: edited.url })
    const wasHere = set(isSubmissionInComposerAtom, session, sending)
    set(recordPublishedDraftAtom, session, set(endSubmissionAtom, session, sending))
    if (!wasHere) return false
    set(endEditAtom, session)
    session.app.set(returnToComposerAtom, session.key)
    return true
  },
)

/** Reports where a published post differs from what was sent. It can be deleted from there. @see BY-56 */
export function checkPost(
  session: Session,
  requested: RequestedStatus,
  answer: StatusEntity,
): void {
  const undo = () => deletePost(session, answer)
  checkResponse(session, { of: 'status', requested, received: answer, undo })
}

function deletePost(session: Session, { id }: StatusEntity): void {
  import('../actions/delete-status.ts')
    .then(({ deleteStatusAtom }) => session.store.set(deleteStatusAtom, session, id))
    .catch((error: unknown) => logError('a post could not be deleted', error))
}
