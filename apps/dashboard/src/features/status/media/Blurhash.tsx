import { useContext } from 'react'
import { getAverageColour } from '@colonnade/domain/media'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { blurhashImage } from '../lazy-parts.ts'
import { PicturesContext } from '../row/pictures.ts'
import styles from './Media.module.css'

/** The blurhash of an image that is not loaded yet; its average colour while rows show no pictures. */
export function Blurhash({ hash }: { readonly hash: string }) {
  const colour = getAverageColour(hash)
  if (!useContext(PicturesContext))
    return colour !== null && <span className={styles['blurhash']} style={{ background: colour }} />
  return <Lazy module={blurhashImage} props={{ hash }} failure="nothing" when="later" />
}
