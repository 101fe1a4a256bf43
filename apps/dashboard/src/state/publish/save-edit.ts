import { atom } from 'jotai/vanilla'
import { editStatus } from '@colonnade/api-client/endpoints'
import type { AskedStatus } from '@colonnade/domain/answers'
import { editedMedia, keptPoll, toPostedStatus } from '@colonnade/domain/compose'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { logError } from '../../lib/logger.ts'
import { compareAnswer } from '../answers/compare-answer.ts'
import { endEditAtom } from '../compose/clear-composer.ts'
import { returnToComposerAtom } from '../compose/composer-focus.ts'
import {
  type Aside,
  type Editing,
  endSendingAtom,
  isSentHereAtom,
  lastPublishedAtom,
  limitsOf,
  notePublishedAtom,
  type Sending,
} from '../compose/draft.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { rememberTagsAtom } from '../search/tag-history.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'

/**
 * Takes in the answer to an edit. Few servers give an edited status a new id: what replaces the old one everywhere is
 * loaded then.
 *
 * @param before the id that was edited
 */
export const takeEditAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, status: StatusEntity) => {
    set(ingestStatusesAtom, session, [status])
    if (status.id === before) return
    // The row of the old id shows the new words until it is replaced, and where it cannot be.
    set(ingestStatusesAtom, session, [{ ...status, id: before }])
    import('./replace-status.ts')
      .then(({ replaceStatusAtom }) =>
        session.store.set(replaceStatusAtom, session, before, status),
      )
      .catch((error: unknown) => logError('an edited status keeps its old place', error))
  },
)

/**
 * Publishes a post anew as the composer had it (BY-04). After a refusal everything is still there.
 *
 * @returns whether the composer still held it then
 * @throws ApiError where the server did not take it
 */
export const saveEditAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    sending: Sending,
    { status }: Editing,
    { draft, attachments }: Aside,
  ): Promise<boolean> => {
    const posted = toPostedStatus(draft, limitsOf(session).always_show_spoilers_field)
    const language = draft.language ?? status.language
    const asked = {
      status: posted.status,
      spoiler_text: posted.spoiler_text,
      sensitive: posted.sensitive,
      media_ids: posted.media_ids,
      media_attributes: editedMedia(status.media_attachments, attachments),
      ...(language !== null && { language }),
      ...(status.poll !== null && {
        poll: keptPoll(status.poll, session.platform.clock.now()),
      }),
    }
    const edited = await session.api.call(editStatus, { id: status.id, ...asked })
    set(rememberTagsAtom, session, draft.text)
    comparePost(session, asked, edited)
    return set(editedAtom, session, sending, status.id, edited)
  },
)

const editedAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    sending: Sending,
    before: StatusId,
    edited: StatusEntity,
  ): boolean => {
    set(takeEditAtom, session, before, edited)
    shareChange(session, { type: 'edited', before, status: edited })
    set(lastPublishedAtom(session), { id: edited.id, url: edited.url })
    const wasHere = set(isSentHereAtom, session, sending)
    set(notePublishedAtom, session, set(endSendingAtom, session, sending))
    if (!wasHere) return false
    set(endEditAtom, session)
    session.app.set(returnToComposerAtom)
    return true
  },
)

/** Reports where a post is not what was sent; it can be deleted from there. @see BY-56 */
export function comparePost(session: Session, asked: AskedStatus, answer: StatusEntity): void {
  const undo = () => deletePost(session, answer)
  compareAnswer(session, { of: 'status', asked, answer, undo })
}

function deletePost(session: Session, { id }: StatusEntity): void {
  import('../actions/delete-status.ts')
    .then(({ deleteStatusAtom }) => session.store.set(deleteStatusAtom, session, id))
    .catch((error: unknown) => logError('a post could not be deleted', error))
}
