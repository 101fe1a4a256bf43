import { Trans } from '@lingui/react/macro'
import { useState, type MouseEvent } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './MediaViewer.module.css'

interface ViewerItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly onPress: () => void
  readonly onPressBeside: () => void
}

/** One attachment as large as it fits; its small preview stands in until it is there. */
export function ViewerItem({ media, label, onPress, onPressBeside }: ViewerItemProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onPressBeside()
  }

  return (
    // Escape and the Close button are the key twins of a press beside the picture.
    /* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
    <div className={styles['stage']} onClick={handleClick}>
      {media.type === 'image' ? (
        <LargePicture media={media} label={label} onPress={onPress} />
      ) : (
        /* oxlint-disable jsx-a11y/media-has-caption -- servers send none */
        <video
          src={media.url ?? undefined}
          poster={media.preview_url ?? undefined}
          aria-label={label}
          controls={media.type === 'video'}
          autoPlay
          loop
          muted={media.type === 'gifv'}
          playsInline
        />
      )}
    </div>
  )
}

type LargePictureProps = Pick<ViewerItemProps, 'media' | 'label' | 'onPress'>

function LargePicture({ media, label, onPress }: LargePictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')

  if (state === 'failed' || media.url === null) {
    return (
      <p className={styles['failed']}>
        <Icon name="image" size={32} />
        <Trans>This picture could not be loaded</Trans>
      </p>
    )
  }
  return (
    // What it hides comes back with any key that moves the focus.
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
    <img
      src={media.url}
      alt={label}
      data-state={state}
      width={media.meta?.original?.width}
      height={media.meta?.original?.height}
      style={
        state === 'loading' && media.preview_url !== null
          ? { backgroundImage: `url(${JSON.stringify(media.preview_url)})` }
          : undefined
      }
      onClick={onPress}
      onLoad={() => {
        setState('loaded')
      }}
      onError={() => {
        setState('failed')
      }}
    />
  )
}
