import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { draftAtom } from './draft.ts'
import { type UnfinishedContent, findUnfinishedContentAtom } from './reply.ts'

/**
 * Returns the unfinished content that a reply to this post would change, if the user wants to confirm that; otherwise
 * null (ST-17).
 */
export const replyConfirmationAtom = atom(
  null,
  (get, set, session: Session, id: StatusId): UnfinishedContent | null => {
    const begun = set(findUnfinishedContentAtom, session)
    if (begun !== 'draft') return begun
    const asks = session.app.get(localSettingsAtom).confirm_before_clearing_draft
    return asks && get(draftAtom(session)).inReplyTo !== id ? begun : null
  },
)
