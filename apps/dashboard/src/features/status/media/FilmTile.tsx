import { useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { videoTime } from '@colonnade/domain/media'
import { describedAs } from '../../../ui/described-as.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { getOwnSize } from './own-size.ts'
import styles from './Media.module.css'

interface FilmTileProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly onOpen: () => void
}

/** A film beside other media: its still and its length; it plays where there is room for it. */
export function FilmTile({ media, label, note, onOpen }: FilmTileProps) {
  const [hasStill, setHasStill] = useState(media.preview_url !== null)
  const duration = media.meta?.duration

  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...describedAs(note)}
      onClick={onOpen}
    >
      {hasStill && media.preview_url !== null && (
        <img
          className={styles['content']}
          style={getOwnSize(media.meta?.original)}
          src={media.preview_url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setHasStill(false)}
        />
      )}
      <span className={styles['film']}>
        <Icon name="play" size={22} isFilled />
      </span>
      {duration !== undefined && <span className={styles['length']}>{videoTime(duration)}</span>}
    </button>
  )
}
