import { decodeBlurHash } from 'fast-blurhash'
import { useMemo } from 'react'
import { isBlurhash } from '@colonnade/domain/media'
import styles from './Media.module.css'

/**
 * The colours of a picture before it is there, or in its place. An image, not a canvas: each canvas is a
 * layer of its own to the browser, and a deck full of them makes every frame of a drag slow.
 */
export function BlurredPicture({ hash }: { readonly hash: string }) {
  const url = useMemo(() => blurredPicture(hash), [hash])
  if (url === null) return null

  return <img className={styles['blurhash']} src={url} alt="" aria-hidden="true" />
}

/** Decoded pixels a side: the picture is a blur, more would show nothing more. */
const SIDE = 32

/** Bytes before the pixels: of the file, and of the picture in it. */
const FILE_HEADER = 14
const PICTURE_HEADER = 40
const HEADERS = FILE_HEADER + PICTURE_HEADER
/** Blue, green, red; a row of them needs no filling up. */
const BYTES = 3

/**
 * A blurhash as the address of a picture, a BMP: its bytes are the pixels, so neither a canvas nor an encoder is
 * needed for it, of which each picture in a busy column would have its own. All of it is opaque.
 *
 * @returns null for a hash that is none. Never throws.
 */
export function blurredPicture(hash: string): string | null {
  if (!isBlurhash(hash)) return null
  const pixels = decodeBlurHash(hash, SIDE, SIDE)
  const bytes = new Uint8Array(HEADERS + SIDE * SIDE * BYTES)
  bytes.set(header)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const at = HEADERS + pixel * BYTES
    bytes[at] = pixels[pixel * 4 + 2] ?? 0
    bytes[at + 1] = pixels[pixel * 4 + 1] ?? 0
    bytes[at + 2] = pixels[pixel * 4] ?? 0
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}

const header = headerOf()

function headerOf(): Uint8Array {
  const header = new DataView(new ArrayBuffer(HEADERS))
  header.setUint16(0, 0x42_4d)
  header.setUint32(2, HEADERS + SIDE * SIDE * BYTES, true)
  header.setUint32(10, HEADERS, true)
  header.setUint32(14, PICTURE_HEADER, true)
  header.setInt32(18, SIDE, true)
  // Negative: the first row of pixels is the uppermost.
  header.setInt32(22, -SIDE, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, BYTES * 8, true)
  return new Uint8Array(header.buffer)
}
