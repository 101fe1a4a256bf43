import type { MediaId } from '../../entities/ids.ts'
import type { MediaAttachmentEntity } from '../../entities/media-attachment.ts'
import { isMediaFull, MAX_MEDIA, uploadPercent } from '../draft-media.ts'

/** A file on its way. */
interface Upload {
  /** Given by the caller; of use until the server's id is known. */
  readonly key: string
  /** Bytes. */
  readonly loaded: number
  /** Bytes; 0 while not known. */
  readonly total: number
  /** All bytes are there, and the server still works on them. */
  readonly isProcessing: boolean
}

/** The attachments of a draft, and what is still to become one. @see UPL-04 */
export interface Uploads {
  readonly attachments: readonly MediaAttachmentEntity[]
  readonly pending: readonly Upload[]
  /** Attachments whose description or focus is being saved. */
  readonly changing: readonly MediaId[]
}

export const NO_UPLOADS: Uploads = { attachments: [], pending: [], changing: [] }

/** Whether another file may be sent: what is on its way takes its place already. @see UPL-01 to UPL-03 */
export function hasRoom({ attachments, pending }: Uploads): boolean {
  return !isMediaFull(attachments) && attachments.length + pending.length < MAX_MEDIA
}

/** A file is sent; without room it is ignored, which the same record says. @see UPL-02, UPL-04 */
export function beginUpload(uploads: Uploads, key: string): Uploads {
  if (!hasRoom(uploads)) return uploads
  const upload = { key, loaded: 0, total: 0, isProcessing: false }
  return { ...uploads, pending: [...uploads.pending, upload] }
}

function withUpload(uploads: Uploads, key: string, patch: Partial<Upload>): Uploads {
  const pending = uploads.pending.map((each) => (each.key === key ? { ...each, ...patch } : each))
  return { ...uploads, pending }
}

function withoutUpload(uploads: Uploads, key: string): Uploads {
  return { ...uploads, pending: uploads.pending.filter((each) => each.key !== key) }
}

/** So many of its bytes are there. @see UPL-04 */
export function progressUpload(
  uploads: Uploads,
  key: string,
  loaded: number,
  total: number,
): Uploads {
  return withUpload(uploads, key, { loaded, total })
}

/** The server has all of it and works on it: still an upload. @see UPL-16 */
export function processUpload(uploads: Uploads, key: string): Uploads {
  return withUpload(uploads, key, { isProcessing: true })
}

/** It is ready, and an attachment now. One that was given up meanwhile does not come back. @see UPL-04 */
export function finishUpload(
  uploads: Uploads,
  key: string,
  attachment: MediaAttachmentEntity,
): Uploads {
  if (!uploads.pending.some((each) => each.key === key)) return uploads
  const rest = withoutUpload(uploads, key)
  return { ...rest, attachments: [...rest.attachments, attachment] }
}

/** It failed, or was given up. @see UPL-04 */
export function failUpload(uploads: Uploads, key: string): Uploads {
  return withoutUpload(uploads, key)
}

/** Takes an attachment out of the draft. @see UPL-13 */
export function undoUpload(uploads: Uploads, id: MediaId): Uploads {
  return {
    ...uploads,
    attachments: uploads.attachments.filter((attachment) => attachment.id !== id),
    changing: uploads.changing.filter((each) => each !== id),
  }
}

/** Whether any file is on its way or worked on: nothing is published meanwhile. @see UPL-16, CMP-08 */
export function isUploading({ pending }: Uploads): boolean {
  return pending.length > 0
}

/** Whole percent of all that is on its way. @see UPL-05 */
export function uploadProgress({ pending }: Uploads): number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  return uploadPercent(
    sum(pending.map(({ loaded }) => loaded)),
    sum(pending.map((each) => each.total)),
  )
}
