import type { MediaId } from '../entities/ids.ts'
import { type Draft, hasWarning } from './draft.ts'
import { MAX_MEDIA } from './upload/media-limits.ts'

interface AttachOptions {
  /** The account's default. */
  readonly isSensitiveByDefault?: boolean
  /** The local setting `always_show_spoilers_field`. */
  readonly alwaysShown?: boolean
  /** The maximum number of attachments of one post. */
  readonly most?: number
}

/**
 * Whether a file must be the only attachment of a post: a video, and a sound if the server does not allow audio
 * beside pictures.
 *
 * @param type of an attachment, or a mime type
 * @see UPL-03
 */
export const isExclusiveMedia = (type: string, mixesSounds: boolean): boolean =>
  /^video\b/i.test(type) || (!mixesSounds && /^audio\b/i.test(type))

/**
 * Attaches a file. The first attachment makes a draft sensitive if it has a content warning, or if that is the
 * account's default. @see CMP-18, UPL-02
 */
export function attachMedia(
  draft: Draft,
  id: MediaId,
  { isSensitiveByDefault = false, alwaysShown = false, most = MAX_MEDIA }: AttachOptions = {},
): Draft {
  if (draft.mediaIds.length >= most || draft.mediaIds.includes(id)) return draft
  const isFirst = draft.mediaIds.length === 0
  const becomesSensitive = isFirst && (isSensitiveByDefault || hasWarning(draft, alwaysShown))
  return {
    ...draft,
    mediaIds: [...draft.mediaIds, id],
    sensitive: draft.sensitive || becomesSensitive,
  }
}

/** Removes an attachment. A draft without attachments is not sensitive. @see CMP-19, UPL-13 */
export function detachMedia(draft: Draft, id: MediaId): Draft {
  const mediaIds = draft.mediaIds.filter((attached) => attached !== id)
  if (mediaIds.length === draft.mediaIds.length) return draft
  return { ...draft, mediaIds, sensitive: draft.sensitive && mediaIds.length > 0 }
}

/** Returns the progress of an upload in whole percent; 0 while its size is unknown. @see UPL-05 */
export function getUploadPercent(loaded: number, total: number): number {
  return total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : 0
}

/** The contents of a clipboard. */
interface ClipboardContents<File> {
  readonly files: ArrayLike<File>
  /** Its `text/plain`; empty if there is none. */
  readonly text: string
}

/**
 * Returns the file that a paste attaches: a single one, without text beside it. Word processors and spreadsheets put
 * a picture of the text beside the text; in that case the text is pasted. The name of a copied file is ignored,
 * because file managers put it there.
 *
 * @see CMP-51
 */
export function getPastedFile<F extends { readonly name: string }>({
  files,
  text,
}: ClipboardContents<F>): F | null {
  const file = files.length === 1 ? (files[0] ?? null) : null
  if (file === null) return null
  return text === '' || text.trim() === file.name ? file : null
}
