import { atom } from 'jotai/vanilla'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession } from '../session.ts'
import { draftAtom } from './draft.ts'

/** Who may read what the draft answers; null where it answers nothing that is known. */
export const repliedVisibilityAtom = perSession((session) =>
  atom((get) => {
    const { inReplyTo } = get(draftAtom(session))
    if (inReplyTo === null) return null
    return get(serverStatusAtoms(session)(inReplyTo))?.visibility ?? null
  }),
)
