import { atom } from 'jotai/vanilla'
import { createRedraft } from '@colonnade/domain/compose'
import type { StatusId } from '@colonnade/domain/entities'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { endEditAtom, clearReplyPrefixAtom } from '../compose/clear-composer.ts'
import { focusComposerAtom } from '../compose/composer-focus.ts'
import { beginDraftAtom, changeDraftAtom } from '../compose/draft.ts'
import { loadReplyTargetAtom } from '../compose/reply.ts'
import { showAttachmentsAtom } from '../compose/upload-list.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'

/**
 * Deletes an own post, and restores its content in the composer after that. The composer's former content is kept as
 * a draft (BY-03). If the server does not delete the post, nothing changes (ST-15).
 *
 * @returns whether there is content to edit
 */
export const redraftStatusAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId): Promise<boolean> => {
    const status = get(serverStatusAtoms(session)(id))
    if (status === undefined) return false
    const source = await set(deleteStatusAtom, session, id)
    if (source === null) return false
    // Before 2.9 the response has no source. The media can be reused all the same.
    const media = source.text === null ? status.media_attachments : source.media_attachments
    const draft = createRedraft(status, { text: source.text, media })
    set(endEditAtom, session)
    set(beginDraftAtom, session)
    set(clearReplyPrefixAtom, session)
    set(showAttachmentsAtom, session, media)
    set(changeDraftAtom, session, draft)
    if (draft.inReplyTo !== null) void set(loadReplyTargetAtom, session, draft.inReplyTo)
    session.app.set(focusComposerAtom, session.key)
    return true
  },
)
