import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'
import { Blurhash } from '../status/index.ts'
import styles from './ViewerItem.module.css'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** Returns the size of an attachment in px; null where the server sends none. */
export function getOriginalSize({ meta }: Pick<MediaAttachmentEntity, 'meta'>): FrameSize | null {
  const { width = 0, height = 0 } = meta?.original ?? {}
  return width > 0 && height > 0 ? { width, height } : null
}

interface ViewerFrameProps {
  readonly media: MediaAttachmentEntity
  readonly size: FrameSize | null
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly children: ReactNode
  /** Set when the content can be zoomed. */
  readonly frameRef?: Ref<HTMLDivElement> | undefined
}

/** The frame of an attachment, as large as fits: shows its blurhash, then its blurred preview, then the attachment. */
export function ViewerFrame({ media, size, state, children, frameRef }: ViewerFrameProps) {
  const { width, height } = size ?? { width: 1600, height: 1000 }

  return (
    <div
      ref={frameRef}
      className={styles['frame']}
      data-frame
      data-state={state}
      style={{ '--ratio': width / height, '--natural': `${width}px` }}
    >
      {media.blurhash !== null && <Blurhash hash={media.blurhash} />}
      {media.preview_url !== null && (
        <img className={styles['preview']} src={media.preview_url} alt="" aria-hidden="true" />
      )}
      {children}
      {state === 'loading' && <Loading className={styles['wait']} />}
    </div>
  )
}

interface FailedItemProps {
  readonly icon: IconName
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Replaces an attachment that failed to load, with a button to retry. @see ERR-12 */
export function FailedItem({ icon, onRetry, children }: FailedItemProps) {
  return (
    <div className={styles['failed']}>
      <Icon name={icon} size={32} />
      <p>{children}</p>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
