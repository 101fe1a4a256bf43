import type { MediaDimensions } from '../entities/media-attachment.ts'

type ImageSize = Required<MediaDimensions>

/** Larger images are downscaled before the upload. Unit: px². @see UPL-06 */
export const MAX_IMAGE_AREA = 1_638_400

/** Whether a file may be downscaled: any image except GIF, which may be animated. @see UPL-08 */
export function isDownscalable(mimeType: string): boolean {
  const type = mimeType.toLowerCase()
  return type.startsWith('image/') && type !== 'image/gif'
}

/**
 * Returns the upload size of an image: about the maximum area, the same aspect ratio, at least 1 px.
 *
 * @returns null if the image is uploaded unchanged
 * @see UPL-06
 */
export function getDownscaledSize({ width, height }: ImageSize): ImageSize | null {
  if (width * height <= MAX_IMAGE_AREA) return null
  const side = (ratio: number): number => Math.max(1, Math.round(Math.sqrt(MAX_IMAGE_AREA * ratio)))
  return { width: side(width / height), height: side(height / width) }
}
