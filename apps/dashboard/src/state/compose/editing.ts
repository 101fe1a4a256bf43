import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getStatusSource } from '@colonnade/api-client/endpoints'
import { type Draft, redraftDraft } from '@colonnade/domain/compose'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { asideAtom } from './aside.ts'
import { endEditAtom, setSentAsideAtom } from './clear-composer.ts'
import { focusComposerAtom } from './composer-focus.ts'
import { beginDraftAtom, changeDraftAtom, draftAtom, editingAtom } from './draft.ts'
import { showAttachmentsAtom } from './upload-list.ts'

/**
 * Takes an own post into the composer as it was typed; the draft that stood there waits (BY-04).
 *
 * @returns whether it is there. A refusal was told by the client's observer.
 */
export const startEditAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId): Promise<boolean> => {
    const status = get(serverStatusAtoms(session)(id))
    if (status === undefined) return false
    try {
      const source = await session.api.call(getStatusSource, { id })
      const { text, spoiler_text } = source
      const media = status.media_attachments
      set(setSentAsideAtom, session)
      set(endEditAtom, session)
      const draft = redraftDraft({ ...status, spoiler_text }, { text, media })
      // Its poll goes along as it is: what is voted would be lost with any other word of it.
      set(beginAtom, session, status, { ...draft, inReplyTo: null, poll: null })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  },
)

const beginAtom = atom(
  null,
  (get, set, session: Session, status: StatusRecord, draft: Omit<Draft, 'idempotencyKey'>) => {
    const aside = set(asideAtom, session)
    set(beginDraftAtom, session)
    set(showAttachmentsAtom, session, status.media_attachments)
    set(changeDraftAtom, session, draft)
    const { idempotencyKey: untouched } = get(draftAtom(session))
    set(editingAtom(session), { status, untouched, aside })
    session.app.set(focusComposerAtom)
  },
)
