import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { draftAtom } from './draft.ts'
import { type Begun, begunAtom } from './reply.ts'

/** What a reply to this post would reach into, where its writer wants to be asked; else null (ST-17). */
export const replyQuestionAtom = atom(
  null,
  (get, set, session: Session, id: StatusId): Begun | null => {
    const begun = set(begunAtom, session)
    if (begun !== 'draft') return begun
    const asks = session.app.get(localSettingsAtom).confirm_before_clearing_draft
    return asks && get(draftAtom(session)).inReplyTo !== id ? begun : null
  },
)
