import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { draftIdAtom, submittingDraftsAtom } from '../compose/draft.ts'
import { perSession, type Session } from '../session.ts'
import { hasContentToSave, composerSnapshotAtom } from './composer-snapshot.ts'

/** All drafts of the account that this page knows, including the one in the composer. Written in this folder only. */
export const knownDraftsAtom = perSession(() => atom<readonly KeptDraft[]>([]))

/** What could not be stored: the text or the files; null without an error. */
export const draftWriteErrorAtom = perSession(() => atom<'words' | 'files' | null>(null))

/** Replaces the known version of a draft. */
export const updateKnownDraftAtom = atom(null, (_get, set, session: Session, draft: KeptDraft) => {
  set(knownDraftsAtom(session), (known) => [...known.filter(({ id }) => id !== draft.id), draft])
})

export const removeKnownDraftAtom = atom(null, (_get, set, session: Session, gone: string) => {
  set(knownDraftsAtom(session), (known) => known.filter(({ id }) => id !== gone))
})

/** The drafts of the account that are neither in the composer nor being sent, last changed first. */
export const otherDraftsAtom = perSession((session) =>
  atom((get): readonly KeptDraft[] => {
    const here = get(draftIdAtom(session))
    const sent = get(submittingDraftsAtom(session))
    return get(knownDraftsAtom(session))
      .filter(({ id, deletedAt }) => id !== here && !sent.has(id) && deletedAt === null)
      .toSorted((a, b) => b.changedAt - a.changedAt)
  }),
)

/** Whether the composer has content that is stored as a draft. */
export const hasDraftAtom = perSession((session) =>
  atom((get) => hasContentToSave(get(composerSnapshotAtom(session)))),
)

/** What the browser could not store. */
export const draftErrorAtom = perSession((session) =>
  atom((get) => get(draftWriteErrorAtom(session))),
)
