import { getDownscaledSize, isDownscalable } from '@colonnade/domain/media'

/** The formats that a canvas can encode. Other images become JPEG. */
const ENCODABLE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const QUALITY = 0.92

/**
 * Downscales an image that is larger than needed, and makes it upright, since browsers apply its EXIF orientation.
 * Returns any other file unchanged.
 *
 * @throws the browser's error when it cannot decode or draw the image
 * @see UPL-06 to UPL-08
 */
export async function downscaleImage(file: File): Promise<File> {
  if (!isDownscalable(file.type)) return file
  const picture = await createImageBitmap(file)
  try {
    const size = getDownscaledSize(picture)
    if (size === null) return file
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas to draw on')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, size.width, size.height)
    const type = ENCODABLE_TYPES.includes(file.type) ? file.type : 'image/jpeg'
    const smaller = await canvas.convertToBlob({ type, quality: QUALITY })
    return new File([smaller], file.name, { type: smaller.type })
  } finally {
    picture.close()
  }
}
