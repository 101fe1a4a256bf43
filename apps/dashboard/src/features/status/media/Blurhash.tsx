import { decodeBlurHash } from 'fast-blurhash'
import { useEffect, useRef } from 'react'
import styles from './Media.module.css'

/** Decoded pixels a side: the picture is a blur, more would show nothing more. */
const SIDE = 32

/** The colours of a picture before it is there, or in its place. */
export function Blurhash({ hash }: { readonly hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const pixels = decoded(hash)
    if (context === null || context === undefined || pixels === null) return
    const image = context.createImageData(SIDE, SIDE)
    image.data.set(pixels)
    context.putImageData(image, 0, 0)
  }, [hash])

  return (
    <canvas
      ref={canvas}
      className={styles['blurhash']}
      width={SIDE}
      height={SIDE}
      aria-hidden="true"
    />
  )
}

/** Servers send damaged hashes too. */
function decoded(hash: string): Uint8ClampedArray | null {
  try {
    return decodeBlurHash(hash, SIDE, SIDE)
  } catch {
    return null
  }
}
