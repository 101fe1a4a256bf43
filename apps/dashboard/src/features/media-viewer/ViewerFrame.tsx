import type { ReactNode, Ref } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { Loading } from '../../ui/loading/Loading.tsx'
import { Blurhash } from '../status/index.ts'
import type { FrameSize } from './frame-size.ts'
import styles from './ViewerItem.module.css'

interface ViewerFrameProps {
  readonly media: MediaAttachmentEntity
  readonly size: FrameSize | null
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly children: ReactNode
  /** Where it is given, what is inside can be zoomed. */
  readonly frameRef?: Ref<HTMLDivElement> | undefined
}

/** The place of an attachment, as large as it fits: its colours, its blurred preview, then itself. */
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
