import type { MediaLimits } from '../../entities/media-attachment.ts'

/** The properties of a file that decide whether its type is accepted. */
interface NamedFile {
  readonly name: string
  /** Mime type; empty if the browser does not know it. */
  readonly type: string
}

/** Returns the value of a file field's `accept`: every type and extension, each once. @see UPL-15 */
export function getAcceptAttribute(accepted: readonly string[]): string {
  return [...new Set(accepted)].join(',')
}

function isOfType({ name, type }: NamedFile, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase()
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1))
  return type.toLowerCase() === wanted
}

/**
 * Whether the server accepts a file, according to its stated list. Without a list every file is accepted. A file
 * whose type the browser does not know is left to the server, unless the list contains extensions.
 *
 * @param accepted mime types (`image/png`, `image/*`) and extensions (`.png`)
 * @see UPL-15
 */
export function isAcceptedFile(file: NamedFile, accepted: readonly string[]): boolean {
  if (accepted.length === 0 || accepted.some((each) => isOfType(file, each))) return true
  return file.type === '' && !accepted.some((each) => each.trim().startsWith('.'))
}

/** The properties of a file that are checked before the upload. */
export interface SizedFile extends NamedFile {
  /** Bytes. */
  readonly size: number
}

/** The files that a server accepts. */
export interface UploadRules {
  /** Mime types and extensions; empty if the server states none. */
  readonly accepted: readonly string[]
  readonly limits: MediaLimits
  /** Whether a post may have audio beside pictures. Mastodon does not allow it. */
  readonly mixesSounds: boolean
}

export const isPicture = ({ type }: Pick<NamedFile, 'type'>): boolean =>
  type.toLowerCase().startsWith('image/')

/** Returns the maximum size of a file in bytes; null if the server states none. */
export function getSizeLimit(file: Pick<NamedFile, 'type'>, limits: MediaLimits): number | null {
  return isPicture(file) ? limits.image_size_limit : limits.video_size_limit
}

/**
 * Returns why a server would reject a file as it is; null if there is no reason. Never throws.
 *
 * @see UPL-15
 */
export function checkFile(
  file: SizedFile,
  { accepted, limits }: Pick<UploadRules, 'accepted' | 'limits'>,
): 'wrong-type' | 'too-large' | null {
  if (!isAcceptedFile(file, accepted)) return 'wrong-type'
  return file.size > (getSizeLimit(file, limits) ?? Infinity) ? 'too-large' : null
}
