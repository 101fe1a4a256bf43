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
