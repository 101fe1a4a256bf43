import { atom } from 'jotai/vanilla'
import {
  canSubmit,
  emptyDraft,
  remainingCharacters,
  toggleWarning,
  type Draft,
} from '@colonnade/domain/compose'
import { holdRecords } from '../entities/holders.ts'
import { perSession, type Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { beginDraftAtom } from './draft-id.ts'
import { isSubmittingAtom } from './sending.ts'
import { clearUploadsAtom, isChangingUploadAtom, isUploadingAtom } from './upload-list.ts'

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
