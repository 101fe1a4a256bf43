import { atom } from 'jotai/vanilla'
import {
  canSubmit,
  type Draft,
  createEmptyDraft,
  getRemainingCharacters,
  toggleWarning,
  type Uploads,
  type UploadError,
} from '@colonnade/domain/compose'
import type { AccountKey, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { retainRecords } from '../entities/retain-records.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import {
  clearUploadsAtom,
  type LocalFile,
  isChangingUploadAtom,
  isUploadingAtom,
} from './upload-list.ts'

/** The ID of the draft in the composer. It is stored under this ID, and each post has its own. */
export const draftIdAtom = perSession(({ platform }) => atom(platform.uuid()))

/** Starts another draft in the composer. The previous one stays among the drafts (BY-03). */
export const beginDraftAtom = atom(null, (_get, set, session: Session) => {
  set(draftIdAtom(session), session.platform.uuid())
})

/** The IDs of published drafts, latest last. Their stored copies are removed. */
export const publishedDraftsAtom = perSession(() => atom<readonly string[]>([]))

/** Records that a draft was published. */
export const recordPublishedDraftAtom = atom(
  null,
  (_get, set, session: Session, id: string | null) => {
    if (id === null) return
    set(publishedDraftsAtom(session), (published) => [...published, id])
  },
)

/** One submission of the composer, until its response. */
export type Submission = symbol

/** The drafts that are being sent, with their current IDs. Written in this file only. */
const submissionsAtom = perSession(() => atom<ReadonlyMap<Submission, string>>(new Map()))

/** The IDs of the drafts that are being sent, including those that have left the composer. */
export const submittingDraftsAtom = perSession((session) =>
  atom((get): ReadonlySet<string> => new Set(get(submissionsAtom(session)).values())),
)

/**
 * Whether the draft in the composer is being sent. The composer is locked from the click on Publish to the response
 * (CMP-03).
 */
export const isSubmittingAtom = perSession((session) =>
  atom((get) => get(submittingDraftsAtom(session)).has(get(draftIdAtom(session)))),
)

/**
 * The account that a reply is being given to, while its server is searched for the post; null for none. The reply is
 * not published then, so that it is never sent as the wrong account. Written by `authors/move-reply` only.
 */
export const nextAuthorAtom = perSession(() => atom<{ readonly key: AccountKey } | null>(null))

/** Starts the submission of the draft in the composer. */
export const beginSubmissionAtom = atom(null, (get, set, session: Session): Submission => {
  const sending = Symbol('sending')
  const id = get(draftIdAtom(session))
  set(submissionsAtom(session), (before) => new Map(before).set(sending, id))
  return sending
})

/** Returns whether the composer still contains the submitted draft. */
export const isSubmissionInComposerAtom = atom(
  null,
  (get, _set, session: Session, sending: Submission): boolean =>
    get(submissionsAtom(session)).get(sending) === get(draftIdAtom(session)),
)

/** Ends a submission, with or without a response. @returns the draft's ID; null if the submission had ended before */
export const endSubmissionAtom = atom(
  null,
  (get, set, session: Session, sending: Submission): string | null => {
    const left = new Map(get(submissionsAtom(session)))
    const id = left.get(sending) ?? null
    if (left.delete(sending)) set(submissionsAtom(session), left)
    return id
  },
)

/** Changes the ID of a draft, in the composer and in a running submission. */
export const renameDraftAtom = atom(
  null,
  (get, set, session: Session, from: string, to: string) => {
    const renamed = [...get(submissionsAtom(session))].map(
      ([sending, id]) => [sending, id === from ? to : id] as const,
    )
    set(submissionsAtom(session), new Map(renamed))
    if (get(draftIdAtom(session)) === from) set(draftIdAtom(session), to)
  },
)

/** Creates an empty draft with the account's default settings. */
export function createDraft({ meta, platform, initialState }: Session, withText = false): Draft {
  const draft = createEmptyDraft({ idempotencyKey: platform.uuid(), privacy: meta.default_privacy })
  return withText ? { ...draft, text: initialState.composeText } : draft
}

/** The draft in the composer. Written by the actions of this folder only. */
export const draftAtom = perSession((session) => atom<Draft>(createDraft(session, true)))
retainRecords((get, session) => ({ statuses: [get(draftAtom(session)).inReplyTo] }))

/** Returns the limits that the character counter uses. */
export function getPostLimits({ meta, app }: Session) {
  const { always_show_spoilers_field } = app.get(localSettingsAtom)
  const { max_toot_chars, characters_reserved_per_url, poll_limits } = meta
  return { max_toot_chars, characters_reserved_per_url, poll_limits, always_show_spoilers_field }
}

export const remainingCharactersAtom = perSession((session) =>
  atom((get) => getRemainingCharacters(get(draftAtom(session)), getPostLimits(session))),
)

/** Whether the draft can be published now (CMP-07 to CMP-09). */
export const canSubmitAtom = perSession((session) =>
  atom((get) =>
    canSubmit(get(draftAtom(session)), getPostLimits(session), {
      isSubmitting: get(isSubmittingAtom(session)) || get(nextAuthorAtom(session)) !== null,
      isUploading: get(isUploadingAtom(session)),
      isChangingUpload: get(isChangingUploadAtom(session)),
    }),
  ),
)

type DraftChange = Partial<Omit<Draft, 'idempotencyKey'>>

/** Changes the draft and creates a new idempotency key, because an edited draft is another post (CMP-06). */
export const changeDraftAtom = atom(null, (get, set, session: Session, change: DraftChange) => {
  const draft = get(draftAtom(session))
  const idempotencyKey = session.platform.uuid()
  set(draftAtom(session), { ...draft, ...change, idempotencyKey })
})

/** Opens or closes the content warning. Its text starts empty, and media become sensitive (CMP-17). */
export const toggleSpoilerAtom = atom(null, (get, set, session: Session) => {
  set(changeDraftAtom, session, toggleWarning(get(draftAtom(session))))
})

/** Empties the composer for another post. An unpublished draft is kept (CMP-32, BY-03). */
export const resetDraftAtom = atom(null, (_get, set, session: Session) => {
  set(beginDraftAtom, session)
  set(draftAtom(session), createDraft(session))
  set(clearUploadsAtom, session)
})

/** A draft that is stashed while a post is edited in the composer. */
export interface StashedDraft {
  readonly id: string
  readonly draft: Draft
  readonly attachments: Uploads['attachments']
  readonly names: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, LocalFile>
  /** Upload errors of its files, by file key. */
  readonly uploadErrors: ReadonlyMap<string, UploadError>
  readonly descriptions: ReadonlyMap<string, string>
}

/** A published post that is being edited in the composer. */
export interface Editing {
  /** The post as it was when the edit started. */
  readonly status: StatusRecord
  /** The idempotency key before the first change. Every change creates another key. */
  readonly untouched: string
  /** The draft that is restored after the edit. */
  readonly stashed: StashedDraft
}

/** The edit in the composer; null for a new post. Written in this folder only. */
export const editingAtom = perSession(() => atom<Editing | null>(null))

/** A published post with its URL. */
export interface PublishedPost {
  readonly id: StatusId
  /** URL of its page on its server; null if it has none. */
  readonly url: string | null
}

/** The post that the composer published or edited last; null before. Written by publishing only. */
export const lastPublishedAtom = perSession(() => atom<PublishedPost | null>(null))

/** The visibility of the post that the draft replies to; null without a known reply target. */
export const repliedVisibilityAtom = perSession((session) =>
  atom((get) => {
    const { inReplyTo } = get(draftAtom(session))
    if (inReplyTo === null) return null
    return get(serverStatusAtoms(session)(inReplyTo))?.visibility ?? null
  }),
)
