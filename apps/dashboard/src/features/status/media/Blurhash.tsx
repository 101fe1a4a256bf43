import { decodeBlurHash } from 'fast-blurhash'
import { useMemo } from 'react'
import { isBlurhash } from '@colonnade/domain/media'
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
  if (!isBlurhash(hash)) return null
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  const image = context.createImageData(SIDE, SIDE)
  image.data.set(decodeBlurHash(hash, SIDE, SIDE))
  context.putImageData(image, 0, 0)
  return canvas.toDataURL()
}
