import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { draftIdAtom, sentDraftsAtom } from '../compose/draft.ts'
import { perSession, type Session } from '../session.ts'
import { isMissed, snapshotAtom } from './snapshot.ts'

/** All drafts of the account that this page knows of, also the one in the composer. Written in this folder only. */
export const knownDraftsAtom = perSession(() => atom<readonly KeptDraft[]>([]))

/** What could not be kept: nothing at all, or files; null while all is well. */
export const draftTroubleAtom = perSession(() => atom<'words' | 'files' | null>(null))

/** Puts a draft in the place of what was known of it. */
export const learnDraftAtom = atom(null, (_get, set, session: Session, draft: KeptDraft) => {
  set(knownDraftsAtom(session), (known) => [...known.filter(({ id }) => id !== draft.id), draft])
})

export const unlearnDraftAtom = atom(null, (_get, set, session: Session, gone: string) => {
  set(knownDraftsAtom(session), (known) => known.filter(({ id }) => id !== gone))
})

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
