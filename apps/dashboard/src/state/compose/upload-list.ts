import { atom, type Getter } from 'jotai/vanilla'
import {
  type Acceptance,
  hasRoom,
  isAnyMissing,
  isChangingUpload,
  isUploading,
  NO_UPLOADS,
  type TurnedAway,
  type Upload,
  type Uploads,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { mediaLimitsAtom } from './media-limits.ts'

/** Reads what the account's server takes, as far as it says. */
export const readAcceptance = (get: Getter, session: Session): Acceptance => ({
  accepted: session.initialState.acceptContentTypes,
  limits: get(mediaLimitsAtom(session)),
  mixesSounds: session.api.capabilities.has('mixedSounds'),
})

/** The draft's attachments and what is to become one. Written by the actions of this room only. */
export const uploadsAtom = perSession(() => atom<Uploads>(NO_UPLOADS))

/** What each was called before it was sent, by the upload's key and the attachment's id. */
export const fileNamesAtom = perSession(() => atom<ReadonlyMap<string, string>>(new Map()))

/** A file as it was chosen. */
export interface HeldFile {
  readonly file: File
  /** What the server made of it; null while it is not there. */
  readonly mediaId: MediaId | null
}

/** The files themselves, by the upload's key: to be kept with the draft, and to be sent once more. */
export const heldFilesAtom = perSession(() => atom<ReadonlyMap<string, HeldFile>>(new Map()))

/** What was typed of a file and is not saved with the server, by the key of its card. */
export const typedDescriptionsAtom = perSession(() => atom<ReadonlyMap<string, string>>(new Map()))

/** Files that could not be added, until others are or somebody has read it. */
export const turnedAwayAtom = perSession(() => atom<TurnedAway | null>(null))

/** Somebody has read it. */
export const dismissTurnedAwayAtom = atom(null, (_get, set, session: Session) => {
  set(turnedAwayAtom(session), null)
})

/** Whether there is anything to show of media. */
export const hasMediaAtom = perSession((session) =>
  atom((get) => {
    const { attachments, pending } = get(uploadsAtom(session))
    return attachments.length + pending.length > 0
  }),
)

/** Files on their way, by their key: what stops them. */
export const runningUploads = perSession(() => new Map<string, AbortController>())

/** Whether another file may be added (UPL-03). */
export const hasRoomAtom = perSession((session) =>
  atom((get) => hasRoom(get(uploadsAtom(session)), readAcceptance(get, session))),
)

export const isUploadingAtom = perSession((session) =>
  atom((get) => isUploading(get(uploadsAtom(session)))),
)

/** Whether a file did not arrive: what is published now goes without it. */
export const isAnyMissingAtom = perSession((session) =>
  atom((get) => isAnyMissing(get(uploadsAtom(session)))),
)

export const isChangingUploadAtom = perSession((session) =>
  atom((get) => isChangingUpload(get(uploadsAtom(session)))),
)

/** Takes everything away; what is on its way is stopped. */
export const clearUploadsAtom = atom(null, (_get, set, session: Session) => {
  for (const controller of runningUploads(session).values()) controller.abort()
  runningUploads(session).clear()
  set(uploadsAtom(session), NO_UPLOADS)
  set(fileNamesAtom(session), new Map())
  set(heldFilesAtom(session), new Map())
  set(typedDescriptionsAtom(session), new Map())
  set(turnedAwayAtom(session), null)
})

/** Shows what the server has already in place of all that was attached. */
export const showAttachmentsAtom = atom(
  null,
  (_get, set, session: Session, attachments: readonly MediaAttachmentEntity[]) => {
    set(clearUploadsAtom, session)
    set(uploadsAtom(session), { ...NO_UPLOADS, attachments })
  },
)

/** A file of the draft as it is shown, from its choice to the post. */
export interface AttachmentCard {
  /** Stays the same while the file becomes an attachment. */
  readonly key: string
  /** The file's; empty where it is not known. */
  readonly name: string
  /** null until it is attached. */
  readonly media: MediaAttachmentEntity | null
  /** null once it is attached. */
  readonly upload: Upload | null
  /** As it was chosen; null where it comes from the server. */
  readonly file: File | null
  /** As it was typed last. */
  readonly description: string
}

/** What the draft has, in the order of the post; what is not attached comes last. */
export const cardsAtom = perSession((session) =>
  atom((get): readonly AttachmentCard[] => {
    const { attachments, pending } = get(uploadsAtom(session))
    const names = get(fileNamesAtom(session))
    const typed = get(typedDescriptionsAtom(session))
    const held = [...get(heldFilesAtom(session))]
    const attached = attachments.map((media): AttachmentCard => {
      const [key, kept] = held.find(([, { mediaId }]) => mediaId === media.id) ?? [media.id]
      return {
        key,
        name: names.get(media.id) ?? '',
        media,
        upload: null,
        file: kept?.file ?? null,
        description: typed.get(key) ?? media.description ?? '',
      }
    })
    const sent = pending.map((upload): AttachmentCard => ({
      key: upload.key,
      name: names.get(upload.key) ?? '',
      media: null,
      upload,
      file: get(heldFilesAtom(session)).get(upload.key)?.file ?? null,
      description: typed.get(upload.key) ?? '',
    }))
    return [...attached, ...sent]
  }),
)
