import { atom } from 'jotai/vanilla'
import { editStatus } from '@colonnade/api-client/endpoints'
import { editedMedia, keptPoll, toPostedStatus } from '@colonnade/domain/compose'
import type { StatusEntity, StatusId } from '@colonnade/domain/entities'
import { returnToComposerAtom } from '../compose/composer-focus.ts'
import { notePublishedAtom } from '../compose/draft-id.ts'
import { limitsOf } from '../compose/draft.ts'
import type { Aside, Editing } from '../compose/edited-post.ts'
import { endEditAtom } from '../compose/end-edit.ts'
import { lastPublishedAtom } from '../compose/last-published.ts'
import { endSendingAtom, isSentHereAtom, type Sending } from '../compose/sending.ts'
import { rememberTagsAtom } from '../search/tag-history.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { comparePost } from './compare-post.ts'
import { takeEditAtom } from './take-edit.ts'

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
