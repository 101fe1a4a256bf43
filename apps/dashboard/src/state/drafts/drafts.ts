import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { draftIdAtom } from '../compose/draft-id.ts'
import { sentDraftsAtom } from '../compose/sending.ts'
import { perSession } from '../session.ts'
import { draftTroubleAtom, knownDraftsAtom } from './desk.ts'
import { isMissed, snapshotAtom } from './snapshot.ts'

/** The drafts of the account that are neither in the composer nor on their way, the last changed first. */
export const otherDraftsAtom = perSession((session) =>
  atom((get): readonly KeptDraft[] => {
    const here = get(draftIdAtom(session))
    const sent = get(sentDraftsAtom(session))
    return get(knownDraftsAtom(session))
      .filter(({ id, deletedAt }) => id !== here && !sent.has(id) && deletedAt === null)
      .toSorted((a, b) => b.changedAt - a.changedAt)
  }),
)

/** Whether the composer holds something that is kept. */
export const hasDraftAtom = perSession((session) =>
  atom((get) => isMissed(get(snapshotAtom(session)))),
)

/** What the browser could not keep. */
export const draftFaultAtom = perSession((session) => atom((get) => get(draftTroubleAtom(session))))
