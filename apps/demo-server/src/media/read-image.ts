import { encode } from 'blurhash'
import sharp, { type Sharp } from 'sharp'
import { LARGEST_KEPT_AREA, LARGEST_OPENED_AREA } from '../http/upload-limits.ts'
import { SMALL_SIDE } from '../serialize/media.ts'

const QUALITY = 90
const BLURHASH_SIDE = 32
/** Longer than any picture that is opened takes. Some are made to keep a decoder busy. */
const LONGEST = { seconds: 30 }

export interface ReadImage {
  readonly original: Buffer
  readonly small: Buffer
  readonly width: number
  readonly height: number
  readonly blurhash: string
}

/**
 * Makes of an uploaded picture what is kept: upright, without what a camera writes into it (place
 * and owner among that), not larger than can be used. A moving GIF keeps moving, as it came.
 *
 * @throws where it is no picture after all
 */
export async function readImage(bytes: Buffer, ending: string): Promise<ReadImage> {
  const size = await sizeOf(bytes)
  const upright = sharp(bytes, { limitInputPixels: LARGEST_OPENED_AREA })
    .timeout(LONGEST)
    .autoOrient()
  const isKept = ending === '.gif'
  const { data, info } = await (isKept ? upright : limited(upright, size)).toBuffer({
    resolveWithObject: true,
  })
  const small = await sharp(data)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return {
    original: isKept ? bytes : data,
    small,
    width: info.width,
    height: info.height,
    blurhash: await blurhashOf(data),
  }
}

async function sizeOf(bytes: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: LARGEST_OPENED_AREA }).metadata()
  return autoOrient
}

/** In the format that it came in. */
function limited(picture: Sharp, { width, height }: { width: number; height: number }) {
  if (width * height <= LARGEST_KEPT_AREA) return picture
  const scale = Math.sqrt(LARGEST_KEPT_AREA / (width * height))
  return picture.resize(Math.floor(width * scale), Math.floor(height * scale), { fit: 'fill' })
}

async function blurhashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(BLURHASH_SIDE, BLURHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}
