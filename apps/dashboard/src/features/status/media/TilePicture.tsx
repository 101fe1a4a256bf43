import { useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition } from '@colonnade/domain/media'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { getOwnSize } from './own-size.ts'
import styles from './MediaTile.module.css'

/** A picture cut square around what matters in it; a film's still. Without one, an icon in its place. */
export function TilePicture({ media }: { readonly media: MediaAttachmentEntity }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const focus = focalPosition(media.meta?.focus ?? null)
  const src = media.preview_url ?? (media.type === 'image' ? media.url : null)
  if (src === null || state === 'failed') {
    return <Icon name={media.type === 'image' ? 'image' : 'play'} size={26} />
  }

  return (
    <img
      className={styles['picture']}
      src={src}
      alt=""
      data-state={state}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ ...getOwnSize(media.meta?.original), objectPosition: `${focus.x}% ${focus.y}%` }}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
