import { downscaledSize, isDownscalable } from '@colonnade/domain/media'

/** What a canvas can write. A picture of another format becomes a JPEG. */
const WRITABLE: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const QUALITY = 0.92

/**
 * Makes a picture smaller that is larger than needed; upright, since browsers turn it as its EXIF
 * record says. Everything else comes back as it is.
 *
 * @throws what the browser throws where it cannot read or draw the picture
 * @see UPL-06 to UPL-08
 */
export async function downscalePicture(file: File): Promise<File> {
  if (!isDownscalable(file.type)) return file
  const picture = await createImageBitmap(file)
  try {
    const size = downscaledSize(picture)
    if (size === null) return file
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas to draw on')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, size.width, size.height)
    const type = WRITABLE.includes(file.type) ? file.type : 'image/jpeg'
    const smaller = await canvas.convertToBlob({ type, quality: QUALITY })
    return new File([smaller], file.name, { type: smaller.type })
  } finally {
    picture.close()
  }
}
