import { Trans } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { FailedItem, type FrameSize, getOriginalSize, ViewerFrame } from './ViewerFrame.tsx'
import styles from './ViewerItem.module.css'

interface LargeImageProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly frameRef: Ref<HTMLDivElement> | undefined
}

/** An image. Shows its blurred preview until it is loaded. @see MV-07 */
export function LargeImage({ media, label, frameRef }: LargeImageProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [size, setSize] = useState<FrameSize | null>(() => getOriginalSize(media))
  const isFailed = state === 'failed' || media.url === null

  return (
    <ViewerFrame
      media={media}
      size={size}
      state={isFailed ? 'failed' : state}
      frameRef={isFailed ? undefined : frameRef}
    >
      {isFailed ? (
        <FailedItem
          icon="image"
          onRetry={() => {
            setAttempt(attempt + 1)
            setState('loading')
          }}
        >
          <Trans>Couldn't load this image</Trans>
        </FailedItem>
      ) : (
        <img
          key={attempt}
          className={styles['content']}
          src={media.url ?? undefined}
          alt={label}
          draggable={false}
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // An SVG file without intrinsic dimensions reports 0.
            if (naturalWidth > 0 && naturalHeight > 0) {
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            setState('loaded')
          }}
          onError={() => setState('failed')}
        />
      )}
    </ViewerFrame>
  )
}
