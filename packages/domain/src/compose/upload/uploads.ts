import type { MediaId } from '../../entities/ids.ts'
import type { MediaAttachmentEntity } from '../../entities/media-attachment.ts'
import { standsAlone } from '../draft-media.ts'
import type { Acceptance } from './check-file.ts'
import type { UploadTrouble } from './upload-answer.ts'

/** A file on its way, or one that did not arrive. */
export interface Upload {
  /** Given by the caller; of use until the server's id is known. */
  readonly key: string
  /** Mime type; empty where the browser knows none. */
  readonly type: string
  /** Bytes. */
  readonly loaded: number
  /** Bytes; 0 while not known. */
  readonly total: number
  /** All bytes are there, and the server still works on them. */
  readonly isProcessing: boolean
  /** Why it did not arrive; null while it may. It keeps its place, to be sent once more. */
  readonly trouble: UploadTrouble | null
}

/** The attachments of a draft, and what is still to become one. @see UPL-04 */
export interface Uploads {
  readonly attachments: readonly MediaAttachmentEntity[]
  readonly pending: readonly Upload[]
  /** Attachments whose description or focus is being saved. */
  readonly changing: readonly MediaId[]
}

export const NO_UPLOADS: Uploads = { attachments: [], pending: [], changing: [] }

/**
 * How many more files may be sent: what is on its way, or did not arrive, takes its place already.
 *
 * @see UPL-01 to UPL-03
 */
export function roomLeft(
  { attachments, pending }: Uploads,
  { limits, mixesSounds }: Pick<Acceptance, 'limits' | 'mixesSounds'>,
): number {
  const all = [...attachments, ...pending]
  if (all.some(({ type }) => standsAlone(type, mixesSounds))) return 0
  return Math.max(0, limits.max_attachments - all.length)
}

/** Whether another file may be sent. @see UPL-03 */
export function hasRoom(uploads: Uploads, acceptance: Parameters<typeof roomLeft>[1]): boolean {
  return roomLeft(uploads, acceptance) > 0
}

const BEGUN = { loaded: 0, total: 0, isProcessing: false, trouble: null }

/**
 * A file is sent; whether there is room for it was asked before.
 *
 * @param type its mime type
 * @see UPL-04
 */
export function beginUpload(uploads: Uploads, key: string, type: string): Uploads {
  const upload = { key, type, ...BEGUN }
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

/** It did not arrive: it stays, with the reason, until it is sent once more or given up. @see UPL-04 */
export function failUpload(uploads: Uploads, key: string, trouble: UploadTrouble): Uploads {
  return withUpload(uploads, key, { trouble })
}

/** One that did not arrive is sent once more, from its first byte. @see UPL-04 */
export function retryUpload(uploads: Uploads, key: string): Uploads {
  return withUpload(uploads, key, BEGUN)
}

/** It is given up. @see UPL-04 */
export function cancelUpload(uploads: Uploads, key: string): Uploads {
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
  return pending.some(({ trouble }) => trouble === null)
}

/** Why each file did not arrive that did not, by its key. */
export function uploadTroubles({ pending }: Uploads): ReadonlyMap<string, UploadTrouble> {
  return new Map(pending.flatMap(({ key, trouble }) => (trouble === null ? [] : [[key, trouble]])))
}

/** Whether a file did not arrive: what is published now goes without it. */
export function isAnyMissing({ pending }: Uploads): boolean {
  return pending.some(({ trouble }) => trouble !== null)
}

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
