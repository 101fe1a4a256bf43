import type { MediaDimensions } from '../entities/media-attachment.ts'

type ImageSize = Required<MediaDimensions>

/** Larger pictures are made smaller before they are sent. Unit: px². @see UPL-06 */
export const MAX_IMAGE_AREA = 1_638_400

/** Whether a file may be made smaller: pictures, but GIFs, which may move. @see UPL-08 */
export function isDownscalable(mimeType: string): boolean {
  const type = mimeType.toLowerCase()
  return type.startsWith('image/') && type !== 'image/gif'
}

/**
 * The size that a picture is sent in: of about the largest area, in its own ratio, 1 px at least.
 *
 * @returns null where it is sent as it is
 * @see UPL-06
 */
export function downscaledSize({ width, height }: ImageSize): ImageSize | null {
  if (width * height <= MAX_IMAGE_AREA) return null
  const side = (ratio: number): number => Math.max(1, Math.round(Math.sqrt(MAX_IMAGE_AREA * ratio)))
  return { width: side(width / height), height: side(height / width) }
}
