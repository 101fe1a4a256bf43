import { atom, type Getter } from 'jotai/vanilla'
import {
  type UploadRules,
  canUploadMore,
  hasFailedUpload,
  isChangingUpload,
  isUploading,
  NO_UPLOADS,
  type RejectedFiles,
  type Upload,
  type Uploads,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import type { Focus } from '@colonnade/domain/media'
import { perSession, type Session } from '../session.ts'
import { mediaLimitsAtom } from './media-limits.ts'

/** Reads which files the account's server accepts, as far as it reports them. */
export const readAcceptance = (get: Getter, session: Session): UploadRules => ({
  accepted: session.initialState.acceptContentTypes,
  limits: get(mediaLimitsAtom(session)),
  mixesSounds: session.api.capabilities.has('mixedSounds'),
})

/** The draft's attachments and its uploads. Written by the actions of this folder only. */
export const uploadsAtom = perSession(() => atom<Uploads>(NO_UPLOADS))

/** The original file names, by the upload's key and the attachment's ID. */
export const fileNamesAtom = perSession(() => atom<ReadonlyMap<string, string>>(new Map()))

/** A file as it was chosen. */
export interface LocalFile {
  readonly file: File
  /** The ID of its attachment; null before the upload is complete. */
  readonly mediaId: MediaId | null
  /** The focal point that the attachment gets after the upload. */
  readonly focus?: Focus
}

/** The files by upload key. They are stored with the draft and used for retries. */
export const localFilesAtom = perSession(() => atom<ReadonlyMap<string, LocalFile>>(new Map()))

/** Typed descriptions that are not saved on the server, by card key. */
export const typedDescriptionsAtom = perSession(() => atom<ReadonlyMap<string, string>>(new Map()))

/** Files that could not be added, until others are added or the user dismisses the message. */
export const rejectedFilesAtom = perSession(() => atom<RejectedFiles | null>(null))

/** Dismisses the message about files that could not be added. */
export const dismissRejectedFilesAtom = atom(null, (_get, set, session: Session) => {
  set(rejectedFilesAtom(session), null)
})

/** Whether the draft has attachments or uploads. */
export const hasMediaAtom = perSession((session) =>
  atom((get) => {
    const { attachments, pending } = get(uploadsAtom(session))
    return attachments.length + pending.length > 0
  }),
)

/** Controllers that abort the running uploads, by file key. */
export const runningUploads = perSession(() => new Map<string, AbortController>())

/** Whether another file can be added (UPL-03). */
export const canAddFileAtom = perSession((session) =>
  atom((get) => canUploadMore(get(uploadsAtom(session)), readAcceptance(get, session))),
)

export const isUploadingAtom = perSession((session) =>
  atom((get) => isUploading(get(uploadsAtom(session)))),
)

/** Whether an upload failed. A post that is published now does not contain its file. */
export const hasFailedUploadAtom = perSession((session) =>
  atom((get) => hasFailedUpload(get(uploadsAtom(session)))),
)

export const isChangingUploadAtom = perSession((session) =>
  atom((get) => isChangingUpload(get(uploadsAtom(session)))),
)

/** Removes all attachments and aborts the running uploads. */
export const clearUploadsAtom = atom(null, (_get, set, session: Session) => {
  for (const controller of runningUploads(session).values()) controller.abort()
  runningUploads(session).clear()
  set(uploadsAtom(session), NO_UPLOADS)
  set(fileNamesAtom(session), new Map())
  set(localFilesAtom(session), new Map())
  set(typedDescriptionsAtom(session), new Map())
  set(rejectedFilesAtom(session), null)
})

/** Replaces all attachments by those that the server has already. */
export const showAttachmentsAtom = atom(
  null,
  (_get, set, session: Session, attachments: readonly MediaAttachmentEntity[]) => {
    set(clearUploadsAtom, session)
    set(uploadsAtom(session), { ...NO_UPLOADS, attachments })
  },
)

/** A file of the draft as it is shown, from choosing it to publishing. */
export interface AttachmentCard {
  /** Stays the same while the file becomes an attachment. */
  readonly key: string
  /** Name of the file; empty if unknown. */
  readonly name: string
  /** null until it is attached. */
  readonly media: MediaAttachmentEntity | null
  /** null once it is attached. */
  readonly upload: Upload | null
  /** The file as it was chosen; null if it comes from the server. */
  readonly file: File | null
  /** The latest typed description. */
  readonly description: string
}

/** The cards of the draft, in the order of the post. Files that are not attached come last. */
export const attachmentCardsAtom = perSession((session) =>
  atom((get): readonly AttachmentCard[] => {
    const { attachments, pending } = get(uploadsAtom(session))
    const names = get(fileNamesAtom(session))
    const typed = get(typedDescriptionsAtom(session))
    const held = [...get(localFilesAtom(session))]
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
      file: get(localFilesAtom(session)).get(upload.key)?.file ?? null,
      description: typed.get(upload.key) ?? '',
    }))
    return [...attached, ...sent]
  }),
)
