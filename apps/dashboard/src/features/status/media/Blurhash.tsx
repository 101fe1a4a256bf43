import { decodeBlurHash } from 'fast-blurhash'
import { useMemo } from 'react'
import styles from './Media.module.css'

/** Decoded pixels a side: the picture is a blur, more would show nothing more. */
const SIDE = 32

/**
 * The colours of a picture before it is there, or in its place. An image, not a canvas: each canvas is a
 * layer of its own to the browser, and a deck full of them makes every frame of a drag slow.
 */
export function Blurhash({ hash }: { readonly hash: string }) {
  const url = useMemo(() => blurredPicture(hash), [hash])
  if (url === null) return null

  return <img className={styles['blurhash']} src={url} alt="" aria-hidden="true" />
}

/** @returns the address of the blurred picture itself; null for a hash that is none */
function blurredPicture(hash: string): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const pixels = decoded(hash)
  if (context === null || pixels === null) return null
  const image = context.createImageData(SIDE, SIDE)
  image.data.set(pixels)
  context.putImageData(image, 0, 0)
  return canvas.toDataURL()
}

/** Servers send damaged hashes too. */
function decoded(hash: string): Uint8ClampedArray | null {
  try {
    return decodeBlurHash(hash, SIDE, SIDE)
  } catch {
    return null
  }
}
