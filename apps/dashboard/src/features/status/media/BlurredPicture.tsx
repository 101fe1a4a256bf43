import { useMemo } from 'react'
import { blurredPicture } from './blurred-picture.ts'
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
