import type { MediaId } from '../entities/ids.ts'
import { type Draft, hasWarning } from './draft.ts'
import { MAX_MEDIA } from './upload/media-limits.ts'

interface AttachTraits {
  /** The account's own default. */
  readonly isSensitiveByDefault?: boolean
  /** The local setting `always_show_spoilers_field`. */
  readonly alwaysShown?: boolean
  /** Attachments of one post. */
  readonly most?: number
}

/**
 * Whether a post has nothing beside it: a video, and a sound where the server does not mix them with pictures.
 *
 * @param type of an attachment, or a mime type
 * @see UPL-03
 */
export const standsAlone = (type: string, mixesSounds: boolean): boolean =>
  /^video\b/i.test(type) || (!mixesSounds && /^audio\b/i.test(type))

/** Attaches; the first attachment makes a draft sensitive that has a warning or such a default. @see CMP-18, UPL-02 */
export function attachMedia(
  draft: Draft,
  id: MediaId,
  { isSensitiveByDefault = false, alwaysShown = false, most = MAX_MEDIA }: AttachTraits = {},
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

/** Takes an attachment away; without any a draft is not sensitive. @see CMP-19, UPL-13 */
export function detachMedia(draft: Draft, id: MediaId): Draft {
  const mediaIds = draft.mediaIds.filter((attached) => attached !== id)
  if (mediaIds.length === draft.mediaIds.length) return draft
  return { ...draft, mediaIds, sensitive: draft.sensitive && mediaIds.length > 0 }
}

/** Whole percent of an upload; 0 while its size is not known. @see UPL-05 */
export function uploadPercent(loaded: number, total: number): number {
  return total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : 0
}

/** What a clipboard holds. */
interface Pasted<File> {
  readonly files: ArrayLike<File>
  /** Its `text/plain`; empty for none. */
  readonly text: string
}

/**
 * Returns the file that a paste attaches: a single one, without text beside it. Word processors and spreadsheets put a
 * picture of the text beside the text, and the text is what is pasted. The name of a copied file is no text of its own:
 * file managers put it there.
 *
 * @see CMP-51
 */
export function pastedFile<F extends { readonly name: string }>({
  files,
  text,
}: Pasted<F>): F | null {
  const file = files.length === 1 ? (files[0] ?? null) : null
  if (file === null) return null
  return text === '' || text.trim() === file.name ? file : null
}
