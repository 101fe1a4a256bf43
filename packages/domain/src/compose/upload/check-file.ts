import type { MediaLimits } from '../../entities/media-attachment.ts'

/** What is asked of a file. */
interface NamedFile {
  readonly name: string
  /** Mime type; empty where the browser knows none. */
  readonly type: string
}

/** The value of a file field's `accept`: every type and extension, each once. @see UPL-15 */
export function acceptAttribute(accepted: readonly string[]): string {
  return [...new Set(accepted)].join(',')
}

function isOfType({ name, type }: NamedFile, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase()
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1))
  return type.toLowerCase() === wanted
}

/**
 * Whether the server takes a file, by the list that it states. One that states none takes anything,
 * and a file whose type the browser does not know is the server's to judge, unless extensions tell.
 *
 * @param accepted mime types (`image/png`, `image/*`) and extensions (`.png`)
 * @see UPL-15
 */
export function isAcceptedFile(file: NamedFile, accepted: readonly string[]): boolean {
  if (accepted.length === 0 || accepted.some((each) => isOfType(file, each))) return true
  return file.type === '' && !accepted.some((each) => each.trim().startsWith('.'))
}

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
