import { decodeBlurHash } from 'fast-blurhash'
import { useMemo } from 'react'
import { isBlurhash } from '@colonnade/domain/media'
import styles from './Media.module.css'

/**
 * A decoded blurhash, shown until the image is loaded or instead of it. Uses an image and not a canvas: each canvas
 * is a compositing layer, and many of them make every frame of a drag slow.
 */
export function BlurhashImage({ hash }: { readonly hash: string }) {
  const url = useMemo(() => decodeBlurhashToUrl(hash), [hash])
  if (url === null) return null

  return <img className={styles['blurhash']} src={url} alt="" aria-hidden="true" />
}

/** Decoded pixels per side. The result is blurred, so more pixels would show no more. */
const SIDE = 32

/** Bytes before the pixels: the file header and the image header. */
const FILE_HEADER = 14
const IMAGE_HEADER = 40
const HEADERS = FILE_HEADER + IMAGE_HEADER
/** Blue, green, red. The length of a row is a multiple of four, so it needs no padding. */
const BYTES_PER_PIXEL = 3

/**
 * Converts a blurhash to a data URL of an opaque BMP. Its bytes are the pixels, so no canvas or encoder is needed for
 * each image of a column.
 *
 * @returns null for an invalid hash. Never throws.
 */
export function decodeBlurhashToUrl(hash: string): string | null {
  if (!isBlurhash(hash)) return null
  const pixels = decodeBlurHash(hash, SIDE, SIDE)
  const bytes = new Uint8Array(HEADERS + SIDE * SIDE * BYTES_PER_PIXEL)
  bytes.set(header)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const at = HEADERS + pixel * BYTES_PER_PIXEL
    bytes[at] = pixels[pixel * 4 + 2] ?? 0
    bytes[at + 1] = pixels[pixel * 4 + 1] ?? 0
    bytes[at + 2] = pixels[pixel * 4] ?? 0
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}

const header = createBmpHeader()

function createBmpHeader(): Uint8Array {
  const header = new DataView(new ArrayBuffer(HEADERS))
  header.setUint16(0, 0x42_4d)
  header.setUint32(2, HEADERS + SIDE * SIDE * BYTES_PER_PIXEL, true)
  header.setUint32(10, HEADERS, true)
  header.setUint32(14, IMAGE_HEADER, true)
  header.setInt32(18, SIDE, true)
  // Negative height: the first row of pixels is the top one.
  header.setInt32(22, -SIDE, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, BYTES_PER_PIXEL * 8, true)
  return new Uint8Array(header.buffer)
}
