import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { toFocalPosition } from '@colonnade/domain/media'
import { getFileName } from '../../../ui/file-links/file-name.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './ReplyContext.module.css'

const ICONS: Readonly<Record<MediaAttachmentEntity['type'], IconName>> = {
  image: 'image',
  video: 'play',
  gifv: 'play',
  audio: 'sound',
  unknown: 'file',
}

interface ReplyMediaProps {
  readonly media: readonly MediaAttachmentEntity[]
  /** No thumbnail is shown: the post is sensitive, or the user hides all media. */
  readonly isHidden: boolean
}

/** The attachments of the replied-to post: a thumbnail and the description of each, which open the file. */
export function ReplyMedia({ media, isHidden }: ReplyMediaProps) {
  return (
    <ul className={styles['media']}>
      {media.map((each, index) => (
        <li key={`${index} ${each.id}`}>
          <ReplyAttachment media={each} index={index} total={media.length} isHidden={isHidden} />
        </li>
      ))}
    </ul>
  )
}

interface ReplyAttachmentProps {
  readonly media: MediaAttachmentEntity
  readonly index: number
  readonly total: number
  readonly isHidden: boolean
}

function ReplyAttachment(props: ReplyAttachmentProps) {
  const { t } = useLingui()
  const { media, index, isHidden } = props
  const { type, description, remote_url, url, preview_url } = media
  const address = remote_url ?? url ?? preview_url
  const names = {
    image: t`Image ${index + 1} of ${props.total}`,
    video: t`Video`,
    gifv: t`Video`,
    audio: t`Audio`,
    unknown: address === null ? t`Attachment` : getFileName(address),
  }
  const content = (
    <>
      <Thumbnail media={media} isHidden={isHidden} />
      <span className={styles['description']} dir="auto">
        {description?.trim() || names[type]}
      </span>
    </>
  )

  if (address === null) return <span className={styles['attachment']}>{content}</span>
  return (
    <a className={styles['attachment']} href={address} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}

/** Some servers send a video as preview. Then an icon is shown. */
function Thumbnail({ media, isHidden }: Pick<ReplyAttachmentProps, 'media' | 'isHidden'>) {
  const [isBroken, setIsBroken] = useState(false)
  const { type, preview_url, url, meta } = media
  const src = preview_url ?? (type === 'image' ? url : null)
  const hasPicture = type === 'image' || type === 'video' || type === 'gifv'
  const { x, y } = toFocalPosition(meta?.focus ?? null)

  if (isHidden || isBroken || !hasPicture || src === null) {
    return (
      <span className={styles['thumbnail']}>
        <Icon name={isHidden && type === 'image' ? 'eye-off' : ICONS[type]} size={16} />
      </span>
    )
  }
  return (
    <img
      className={styles['thumbnail']}
      src={src}
      alt=""
      loading="lazy"
      style={{ objectPosition: `${x}% ${y}%` }}
      onError={() => setIsBroken(true)}
    />
  )
}
