import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { editStatus } from '@colonnade/api-client/endpoints'
import { editedMedia, keptPoll, toPostedStatus } from '@colonnade/domain/compose'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import type { Session } from '../session.ts'
import { focusComposerAtom } from './composer-focus.ts'
import { notePublishedAtom } from './draft-id.ts'
import { draftAtom, isSubmittingAtom, limitsOf } from './draft.ts'
import type { Editing } from './edited-post.ts'
import { endEditAtom } from './editing.ts'
import { lastPublishedAtom } from './last-published.ts'
import { rememberTagsAtom } from './tag-history.ts'
import { uploadsAtom } from './upload-list.ts'

/**
 * Publishes a post anew as the composer has it (BY-04). After a refusal everything is still there.
 *
 * @returns whether the server took it
 */
export const saveEditAtom = atom(
  null,
  async (get, set, session: Session, { status }: Editing): Promise<boolean> => {
    const draft = get(draftAtom(session))
    const posted = toPostedStatus(draft, limitsOf(session).always_show_spoilers_field)
    const { attachments } = get(uploadsAtom(session))
    set(isSubmittingAtom(session), true)
    try {
      const edited = await session.api.call(editStatus, {
        id: status.id,
        status: posted.status,
        spoiler_text: posted.spoiler_text,
        sensitive: posted.sensitive,
        media_ids: posted.media_ids,
        media_attributes: editedMedia(status.media_attachments, attachments),
        ...(status.language !== null && { language: status.language }),
        ...(status.poll !== null && {
          poll: keptPoll(status.poll, session.platform.clock.now()),
        }),
      })
      set(ingestStatusesAtom, session, [edited])
      set(rememberTagsAtom, session, draft.text)
      set(lastPublishedAtom(session), { id: edited.id, url: edited.url })
      set(notePublishedAtom, session)
      set(endEditAtom, session)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    } finally {
      set(isSubmittingAtom(session), false)
      session.app.set(focusComposerAtom)
    }
  },
)
