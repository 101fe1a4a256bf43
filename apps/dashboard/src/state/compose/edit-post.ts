import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatusSource } from '@colonnade/api-client/endpoints'
import { type Draft, createRedraft } from '@colonnade/domain/compose'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { endEditAtom, clearIfSubmittingAtom } from './clear-composer.ts'
import { focusComposerAtom } from './composer-focus.ts'
import { beginDraftAtom, changeDraftAtom, draftAtom, editingAtom } from './draft.ts'
import { stashDraftAtom } from './stashed-draft.ts'
import { showAttachmentsAtom } from './upload-list.ts'

/**
 * Loads an own post into the composer as it was typed. The current draft is stashed (BY-04).
 *
 * @returns whether it was loaded. The client's observer reports an error.
 */
export const startEditAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId): Promise<boolean> => {
    const status = get(serverStatusAtoms(session)(id))
    if (status === undefined) return false
    try {
      const source = await session.api.request(getStatusSource, { id })
      const { text, spoiler_text } = source
      const media = status.media_attachments
      set(clearIfSubmittingAtom, session)
      set(endEditAtom, session)
      const draft = createRedraft({ ...status, spoiler_text }, { text, media })
      // The poll is sent unchanged, because any change of it deletes the votes.
      set(beginEditAtom, session, status, { ...draft, inReplyTo: null, poll: null })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  },
)

const beginEditAtom = atom(
  null,
  (get, set, session: Session, status: StatusRecord, draft: Omit<Draft, 'idempotencyKey'>) => {
    const stashed = set(stashDraftAtom, session)
    set(beginDraftAtom, session)
    set(showAttachmentsAtom, session, status.media_attachments)
    set(changeDraftAtom, session, draft)
    const { idempotencyKey: untouched } = get(draftAtom(session))
    set(editingAtom(session), { status, untouched, stashed })
    session.app.set(focusComposerAtom, session.key)
  },
)
