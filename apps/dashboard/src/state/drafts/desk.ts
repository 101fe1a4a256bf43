import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import type { DraftRoom } from '../../lib/drafts/draft-room.ts'
import { draftIdAtom, sentDraftsAtom } from '../compose/draft.ts'
import { perSession, type Session } from '../session.ts'
import { isMissed, type Snapshot, snapshotAtom } from './snapshot.ts'

/** What is to be written of a composer. */
export interface Waiting {
  readonly snapshot: Snapshot
  /** It is in a composer still. */
  readonly isOpen: boolean
}

/** What this page knows of the drafts that it writes. */
interface Desk {
  room: Promise<DraftRoom> | null
  /** This page, among all that write. */
  readonly writer: string
  /** By their names. */
  readonly waiting: Map<string, Waiting>
  /** Those that the room is writing: a page that goes away now takes them with it. */
  readonly underway: Map<string, Waiting>
  /** As each was last, written or not. */
  readonly latest: Map<string, Waiting>
  readonly revisions: Map<string, number>
  /** The keys of the files that are kept, by draft. */
  readonly filed: Map<string, Set<string>>
  /** The revisions in the journal, by name. */
  readonly journaled: Map<string, number>
  /**
   * Drafts that came here from a page that is gone, and the revisions that this page goes on with: the room could not
   * note whose they are now.
   */
  readonly inherited: Map<string, number>
  /** Drafts that another page writes now. */
  readonly taken: Set<string>
  writing: Promise<void>
  filing: Promise<void>
  cancel: (() => void) | null
  /** How long the next writing waits in all. */
  waitMs: number
  /** Gives up what reads the room again. */
  cancelReading: (() => void) | null
  /** Of the draft that is open here. */
  claim: { readonly id: string; readonly release: () => void } | null
  isStopped: boolean
}

export const deskOf = perSession(({ platform }): Desk => ({
  room: null,
  writer: platform.uuid(),
  waiting: new Map(),
  underway: new Map(),
  latest: new Map(),
  revisions: new Map(),
  filed: new Map(),
  journaled: new Map(),
  inherited: new Map(),
  taken: new Set(),
  writing: Promise.resolve(),
  filing: Promise.resolve(),
  cancel: null,
  waitMs: 0,
  cancelReading: null,
  claim: null,
  isStopped: false,
}))

/** Opens the room once; one that could not be opened is tried again by the next that needs it. */
export function roomOf(session: Session): Promise<DraftRoom> {
  const desk = deskOf(session)
  desk.room ??= session.platform.openDrafts().catch((error: unknown) => {
    desk.room = null
    throw error
  })
  return desk.room
}

/** All drafts of the account that this page knows of, also the one in the composer. Written in this room only. */
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
