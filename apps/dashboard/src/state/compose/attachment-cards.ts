import { atom } from 'jotai/vanilla'
import type { Upload } from '@colonnade/domain/compose'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'
import { fileNamesAtom, heldFilesAtom, typedDescriptionsAtom, uploadsAtom } from './upload-list.ts'

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
