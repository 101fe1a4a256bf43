import type { MediaLimits } from '../../entities/media-limits.ts'
import { isAcceptedFile, type NamedFile } from './accepted-file.ts'

/** What is asked of a file before it is sent. */
export interface SizedFile extends NamedFile {
  /** Bytes. */
  readonly size: number
}

/** What a server takes. */
export interface Acceptance {
  /** Mime types and extensions; none where it does not say. */
  readonly accepted: readonly string[]
  readonly limits: MediaLimits
  /** A post may have sounds beside pictures: Mastodon's may not. */
  readonly mixesSounds: boolean
}

export const isPicture = ({ type }: Pick<NamedFile, 'type'>): boolean =>
  type.toLowerCase().startsWith('image/')

/** How large a file may be, in bytes; null where the server does not say. */
export function sizeLimit(file: Pick<NamedFile, 'type'>, limits: MediaLimits): number | null {
  return isPicture(file) ? limits.image_size_limit : limits.video_size_limit
}

/**
 * Why a server would not take a file as it is; null where nothing speaks against it. Never throws.
 *
 * @see UPL-15
 */
export function checkFile(
  file: SizedFile,
  { accepted, limits }: Pick<Acceptance, 'accepted' | 'limits'>,
): 'wrong-type' | 'too-large' | null {
  if (!isAcceptedFile(file, accepted)) return 'wrong-type'
  return file.size > (sizeLimit(file, limits) ?? Infinity) ? 'too-large' : null
}
