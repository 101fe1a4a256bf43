import { atom } from 'jotai/vanilla'
import {
  canSubmit,
  type Draft,
  emptyDraft,
  remainingCharacters,
  toggleWarning,
  type Uploads,
  type UploadTrouble,
} from '@colonnade/domain/compose'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { holdRecords } from '../entities/holders.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import {
  clearUploadsAtom,
  type HeldFile,
  isChangingUploadAtom,
  isUploadingAtom,
} from './upload-list.ts'

/** Names what the composer holds: it is kept under this name, and another post has another one. */
export const draftIdAtom = perSession(({ platform }) => atom(platform.uuid()))

/** What comes into the composer now is another post: what stood there stays among the drafts (BY-03). */
export const beginDraftAtom = atom(null, (_get, set, session: Session) => {
  set(draftIdAtom(session), session.platform.uuid())
})

/** The drafts that became posts, by their names, the last one last: nothing is kept of them. */
export const publishedDraftsAtom = perSession(() => atom<readonly string[]>([]))

/** The server has that draft. */
export const notePublishedAtom = atom(null, (_get, set, session: Session, id: string | null) => {
  if (id === null) return
  set(publishedDraftsAtom(session), (published) => [...published, id])
})

/** One press of Publish, until its answer. */
export type Sending = symbol

/** The drafts on their way to the server, by their names now. Written in this file only. */
const sendingsAtom = perSession(() => atom<ReadonlyMap<Sending, string>>(new Map()))

/** The names of the drafts on their way, also of those that have left the composer. */
export const sentDraftsAtom = perSession((session) =>
  atom((get): ReadonlySet<string> => new Set(get(sendingsAtom(session)).values())),
)

/** From the press of Publish to the answer: what the composer holds is on its way, and locked (CMP-03). */
export const isSubmittingAtom = perSession((session) =>
  atom((get) => get(sentDraftsAtom(session)).has(get(draftIdAtom(session)))),
)

/** What the composer holds goes on its way. */
export const beginSendingAtom = atom(null, (get, set, session: Session): Sending => {
  const sending = Symbol('sending')
  const id = get(draftIdAtom(session))
  set(sendingsAtom(session), (before) => new Map(before).set(sending, id))
  return sending
})

/** Whether the composer still holds what was sent: else that was set aside for something else. */
export const isSentHereAtom = atom(
  null,
  (get, _set, session: Session, sending: Sending): boolean =>
    get(sendingsAtom(session)).get(sending) === get(draftIdAtom(session)),
)

/** The answer has come, or will not. @returns the draft's name; null where that was told before */
export const endSendingAtom = atom(
  null,
  (get, set, session: Session, sending: Sending): string | null => {
    const left = new Map(get(sendingsAtom(session)))
    const id = left.get(sending) ?? null
    if (left.delete(sending)) set(sendingsAtom(session), left)
    return id
  },
)

/** What the draft is written under from now on, in the composer and on its way. */
export const renameDraftAtom = atom(
  null,
  (get, set, session: Session, from: string, to: string) => {
    const renamed = [...get(sendingsAtom(session))].map(
      ([sending, id]) => [sending, id === from ? to : id] as const,
    )
    set(sendingsAtom(session), new Map(renamed))
    if (get(draftIdAtom(session)) === from) set(draftIdAtom(session), to)
  },
)

/** A composer with nothing in it, as the account's defaults want it. */
export function freshDraft({ meta, platform, initialState }: Session, withText = false): Draft {
  const draft = emptyDraft({ idempotencyKey: platform.uuid(), privacy: meta.default_privacy })
  return withText ? { ...draft, text: initialState.composeText } : draft
}

/** What the composer holds. Written by the actions of this room only. */
export const draftAtom = perSession((session) => atom<Draft>(freshDraft(session, true)))
holdRecords((get, session) => ({ statuses: [get(draftAtom(session)).inReplyTo] }))

/** The limits that the counter goes by. */
export function limitsOf({ meta, app }: Session) {
  const { always_show_spoilers_field } = app.get(localSettingsAtom)
  const { max_toot_chars, characters_reserved_per_url, poll_limits } = meta
  return { max_toot_chars, characters_reserved_per_url, poll_limits, always_show_spoilers_field }
}

export const remainingCharactersAtom = perSession((session) =>
  atom((get) => remainingCharacters(get(draftAtom(session)), limitsOf(session))),
)

/** Whether the draft may be published now (CMP-07 to CMP-09). */
export const canSubmitAtom = perSession((session) =>
  atom((get) =>
    canSubmit(get(draftAtom(session)), limitsOf(session), {
      isSubmitting: get(isSubmittingAtom(session)),
      isUploading: get(isUploadingAtom(session)),
      isChangingUpload: get(isChangingUploadAtom(session)),
    }),
  ),
)

type DraftChange = Partial<Omit<Draft, 'idempotencyKey'>>

/** Any edit makes a new key: what is sent again after an edit is another post (CMP-06). */
export const changeDraftAtom = atom(null, (get, set, session: Session, change: DraftChange) => {
  const draft = get(draftAtom(session))
  const idempotencyKey = session.platform.uuid()
  set(draftAtom(session), { ...draft, ...change, idempotencyKey })
})

/** Opens or closes the content warning; its text starts anew, and media become sensitive (CMP-17). */
export const toggleSpoilerAtom = atom(null, (get, set, session: Session) => {
  set(changeDraftAtom, session, toggleWarning(get(draftAtom(session))))
})

/** An empty composer for another post; what stood there is kept, where it is not published (CMP-32, BY-03). */
export const resetDraftAtom = atom(null, (_get, set, session: Session) => {
  set(beginDraftAtom, session)
  set(draftAtom(session), freshDraft(session))
  set(clearUploadsAtom, session)
})

/** A composer that waits while a post is edited in its place. */
export interface Aside {
  readonly id: string
  readonly draft: Draft
  readonly attachments: Uploads['attachments']
  readonly names: ReadonlyMap<string, string>
  readonly held: ReadonlyMap<string, HeldFile>
  /** Why files of it did not arrive, by their key. */
  readonly troubles: ReadonlyMap<string, UploadTrouble>
  readonly descriptions: ReadonlyMap<string, string>
}

/** A published post that is in the composer to be changed. */
export interface Editing {
  /** As it was when its author began. */
  readonly status: StatusRecord
  /** The key of the draft before anything was changed in it: any change makes another. */
  readonly untouched: string
  /** What was being written meanwhile: it comes back afterwards. */
  readonly aside: Aside
}

/** The post that the composer changes, or null where it writes a new one. Written in this room only. */
export const editingAtom = perSession(() => atom<Editing | null>(null))

/** A post as it can be found again. */
export interface PublishedPost {
  readonly id: StatusId
  /** Its page on its own server; null where that has none. */
  readonly url: string | null
}

/** What the composer published last, or changed; null before. Written by publishing alone. */
export const lastPublishedAtom = perSession(() => atom<PublishedPost | null>(null))

/** Who may read what the draft answers; null where it answers nothing that is known. */
export const repliedVisibilityAtom = perSession((session) =>
  atom((get) => {
    const { inReplyTo } = get(draftAtom(session))
    if (inReplyTo === null) return null
    return get(serverStatusAtoms(session)(inReplyTo))?.visibility ?? null
  }),
)
