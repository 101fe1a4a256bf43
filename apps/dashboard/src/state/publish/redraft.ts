import { atom } from 'jotai/vanilla'
import { redraftDraft } from '@colonnade/domain/compose'
import type { StatusId } from '@colonnade/domain/entities'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { endEditAtom, forgetReplyAtom } from '../compose/clear-composer.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { beginDraftAtom, changeDraftAtom } from '../compose/draft.ts'
import { findReplyTargetAtom } from '../compose/reply.ts'
import { showAttachmentsAtom } from '../compose/upload-list.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'

/**
 * Deletes an own post and, once it is gone, brings what it said back into the composer; what was
 * written there waits among the drafts (BY-03). Where the server keeps the post, nothing changes (ST-15).
 *
 * @returns whether there is something to go on with
 */
export const redraftStatusAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId): Promise<boolean> => {
    const status = get(serverStatusAtoms(session)(id))
    if (status === undefined) return false
    const left = await set(deleteStatusAtom, session, id)
    if (left === null) return false
    // Before 2.9 nothing is told of what is left, and the media are free all the same.
    const media = left.text === null ? status.media_attachments : left.media_attachments
    const draft = redraftDraft(status, { text: left.text, media })
    set(endEditAtom, session)
    set(beginDraftAtom, session)
    set(forgetReplyAtom, session)
    set(showAttachmentsAtom, session, media)
    set(changeDraftAtom, session, draft)
    if (draft.inReplyTo !== null) void set(findReplyTargetAtom, session, draft.inReplyTo)
    session.app.set(focusComposerAtom)
    return true
  },
)
