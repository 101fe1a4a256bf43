import type { MediaId } from '../../entities/ids.ts'
import type { MediaAttachmentEntity } from '../../entities/media-attachment.ts'
import type { Uploads } from './uploads.ts'

/** A description or focus is being saved. @see UPL-11 */
export function beginChange(uploads: Uploads, id: MediaId): Uploads {
  return { ...uploads, changing: [...uploads.changing, id] }
}

function withoutChange({ changing }: Uploads, id: MediaId): readonly MediaId[] {
  const index = changing.indexOf(id)
  return index < 0 ? changing : changing.toSpliced(index, 1)
}

/** What the server answered takes the place of that attachment. @see UPL-12 */
export function finishChange(uploads: Uploads, answer: MediaAttachmentEntity): Uploads {
  const attachments = uploads.attachments.map((each) => (each.id === answer.id ? answer : each))
  return { ...uploads, attachments, changing: withoutChange(uploads, answer.id) }
}

/** It could not be saved: the attachment stays as it was. @see UPL-11 */
export function failChange(uploads: Uploads, id: MediaId): Uploads {
  return { ...uploads, changing: withoutChange(uploads, id) }
}

/** Whether anything is being saved: nothing is published meanwhile. @see UPL-11, CMP-08 */
export function isChangingUpload({ changing }: Uploads): boolean {
  return changing.length > 0
}

/**
 * Puts an attachment in another place of the post; one beyond either end is the end itself. What is
 * not attached moves nothing, which the same record says. Never throws.
 *
 * @param place counted from 0
 */
export function moveAttachment(uploads: Uploads, id: MediaId, place: number): Uploads {
  const { attachments } = uploads
  const from = attachments.findIndex((each) => each.id === id)
  const to = Math.max(0, Math.min(place, attachments.length - 1))
  const moved = attachments[from]
  if (moved === undefined || from === to) return uploads
  return { ...uploads, attachments: attachments.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
