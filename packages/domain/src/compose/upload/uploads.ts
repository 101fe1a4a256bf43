import type { MediaId } from '../../entities/ids.ts'
import type { MediaAttachmentEntity } from '../../entities/media-attachment.ts'
import { isExclusiveMedia } from '../draft-media.ts'
import type { UploadRules } from './check-file.ts'
import type { UploadError } from './upload-response.ts'

/** A file that is being uploaded, or whose upload failed. */
export interface Upload {
  /** Set by the caller. Identifies the upload until the server's id is known. */
  readonly key: string
  /** Mime type; empty if the browser does not know it. */
  readonly type: string
  /** Bytes. */
  readonly loaded: number
  /** Bytes; 0 while unknown. */
  readonly total: number
  /** Whether all bytes were sent and the server is processing them. */
  readonly isProcessing: boolean
  /** Why the upload failed; null otherwise. A failed upload stays in the list, so that it can be retried. */
  readonly error: UploadError | null
}

/** The attachments of a draft and its pending uploads. @see UPL-04 */
export interface Uploads {
  readonly attachments: readonly MediaAttachmentEntity[]
  readonly pending: readonly Upload[]
  /** Attachments whose description or focus is being saved. */
  readonly changing: readonly MediaId[]
}

export const NO_UPLOADS: Uploads = { attachments: [], pending: [], changing: [] }

/**
 * Returns how many more files can be uploaded. Pending and failed uploads count.
 *
 * @see UPL-01 to UPL-03
 */
export function getRemainingUploads(
  { attachments, pending }: Uploads,
  { limits, mixesSounds }: Pick<UploadRules, 'limits' | 'mixesSounds'>,
): number {
  const all = [...attachments, ...pending]
  if (all.some(({ type }) => isExclusiveMedia(type, mixesSounds))) return 0
  return Math.max(0, limits.max_attachments - all.length)
}

/** Whether another file can be uploaded. @see UPL-03 */
export function canUploadMore(
  uploads: Uploads,
  acceptance: Parameters<typeof getRemainingUploads>[1],
): boolean {
  return getRemainingUploads(uploads, acceptance) > 0
}

const INITIAL_PROGRESS = { loaded: 0, total: 0, isProcessing: false, error: null }

/**
 * Adds an upload. The caller has checked that the limit allows it.
 *
 * @param type its mime type
 * @see UPL-04
 */
export function startUpload(uploads: Uploads, key: string, type: string): Uploads {
  const upload = { key, type, ...INITIAL_PROGRESS }
  return { ...uploads, pending: [...uploads.pending, upload] }
}

function withUpload(uploads: Uploads, key: string, patch: Partial<Upload>): Uploads {
  const pending = uploads.pending.map((each) => (each.key === key ? { ...each, ...patch } : each))
  return { ...uploads, pending }
}

function withoutUpload(uploads: Uploads, key: string): Uploads {
  return { ...uploads, pending: uploads.pending.filter((each) => each.key !== key) }
}

/** Updates the number of uploaded bytes. @see UPL-04 */
export function setUploadProgress(
  uploads: Uploads,
  key: string,
  loaded: number,
  total: number,
): Uploads {
  return withUpload(uploads, key, { loaded, total })
}

/** Marks a file as fully sent. It is pending until the server has processed it. @see UPL-16 */
export function setUploadProcessing(uploads: Uploads, key: string): Uploads {
  return withUpload(uploads, key, { isProcessing: true })
}

/** Turns a finished upload into an attachment. A cancelled upload is ignored. @see UPL-04 */
export function finishUpload(
  uploads: Uploads,
  key: string,
  attachment: MediaAttachmentEntity,
): Uploads {
  if (!uploads.pending.some((each) => each.key === key)) return uploads
  const rest = withoutUpload(uploads, key)
  return { ...rest, attachments: [...rest.attachments, attachment] }
}

/** Marks an upload as failed. It stays with its error until it is retried or cancelled. @see UPL-04 */
export function failUpload(uploads: Uploads, key: string, error: UploadError): Uploads {
  return withUpload(uploads, key, { error })
}

/** Restarts a failed upload from its first byte. @see UPL-04 */
export function retryUpload(uploads: Uploads, key: string): Uploads {
  return withUpload(uploads, key, INITIAL_PROGRESS)
}

/** Removes an upload. @see UPL-04 */
export function cancelUpload(uploads: Uploads, key: string): Uploads {
  return withoutUpload(uploads, key)
}

/** Removes an attachment from the draft. @see UPL-13 */
export function undoUpload(uploads: Uploads, id: MediaId): Uploads {
  return {
    ...uploads,
    attachments: uploads.attachments.filter((attachment) => attachment.id !== id),
    changing: uploads.changing.filter((each) => each !== id),
  }
}

/** Whether any file is being sent or processed. The draft cannot be published until then. @see UPL-16, CMP-08 */
export function isUploading({ pending }: Uploads): boolean {
  return pending.some(({ error }) => error === null)
}

/** Returns the errors of failed uploads by their keys. */
export function getUploadErrors({ pending }: Uploads): ReadonlyMap<string, UploadError> {
  return new Map(pending.flatMap(({ key, error }) => (error === null ? [] : [[key, error]])))
}

/** Whether any upload failed. The post would be published without that file. */
export function hasFailedUpload({ pending }: Uploads): boolean {
  return pending.some(({ error }) => error !== null)
}

/** Marks an attachment whose description or focus is being saved. @see UPL-11 */
export function startChange(uploads: Uploads, id: MediaId): Uploads {
  return { ...uploads, changing: [...uploads.changing, id] }
}

function withoutChange({ changing }: Uploads, id: MediaId): readonly MediaId[] {
  const index = changing.indexOf(id)
  return index < 0 ? changing : changing.toSpliced(index, 1)
}

/** Replaces the attachment with the server's response. @see UPL-12 */
export function finishChange(uploads: Uploads, answer: MediaAttachmentEntity): Uploads {
  const attachments = uploads.attachments.map((each) => (each.id === answer.id ? answer : each))
  return { ...uploads, attachments, changing: withoutChange(uploads, answer.id) }
}

/** Handles a failed update: the attachment stays as it was. @see UPL-11 */
export function failChange(uploads: Uploads, id: MediaId): Uploads {
  return { ...uploads, changing: withoutChange(uploads, id) }
}

/** Whether any attachment is being saved. The draft cannot be published until then. @see UPL-11, CMP-08 */
export function isChangingUpload({ changing }: Uploads): boolean {
  return changing.length > 0
}

/**
 * Moves an attachment to another index of the post. An index beyond either end is clamped. Returns the same uploads
 * when the attachment is unknown or does not move. Never throws.
 *
 * @param place the new index, counted from 0
 */
export function moveAttachment(uploads: Uploads, id: MediaId, place: number): Uploads {
  const { attachments } = uploads
  const from = attachments.findIndex((each) => each.id === id)
  const to = Math.max(0, Math.min(place, attachments.length - 1))
  const moved = attachments[from]
  if (moved === undefined || from === to) return uploads
  return { ...uploads, attachments: attachments.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
