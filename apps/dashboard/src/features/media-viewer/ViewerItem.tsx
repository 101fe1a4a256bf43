import type { Ref } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { LargeFilm } from './LargeFilm.tsx'
import { LargePicture } from './LargePicture.tsx'

interface ViewerItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly isShown: boolean
  readonly frameRef: Ref<HTMLDivElement>
}

/** One attachment as large as it fits. @see MV-01 */
export function ViewerItem({ media, label, isShown, frameRef }: ViewerItemProps) {
  if (media.type !== 'image') return <LargeFilm media={media} label={label} isShown={isShown} />
  return <LargePicture media={media} label={label} frameRef={isShown ? frameRef : undefined} />
}
