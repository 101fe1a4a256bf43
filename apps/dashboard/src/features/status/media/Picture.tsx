import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition } from '@colonnade/domain/media'
import { describedAs } from '../../../ui/described-as.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { getOwnSize, type MediaSize } from './own-size.ts'
import styles from './Media.module.css'

interface PictureProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly onOpen: () => void
}

/** A picture that opens when it is pressed; what matters in it stays in view when it is cropped. */
export function Picture({ media, label, note, onOpen }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [loadedSize, setLoadedSize] = useState<MediaSize>({})
  const focus = focalPosition(media.meta?.focus ?? null)
  const src = media.preview_url ?? media.url

  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...describedAs(note)}
      onClick={onOpen}
    >
      {state === 'failed' || src === null ? (
        <span className={styles['failed']}>
          <Icon name="image" size={22} />
          <Trans>This picture could not be loaded</Trans>
        </span>
      ) : (
        <img
          className={styles['content']}
          src={src}
          alt=""
          data-state={state}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{
            ...getOwnSize(media.meta?.original ?? loadedSize),
            objectPosition: `${focus.x}% ${focus.y}%`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setLoadedSize({ width: naturalWidth, height: naturalHeight })
            setState('loaded')
          }}
          onError={() => {
            setState('failed')
          }}
        />
      )}
    </button>
  )
}
