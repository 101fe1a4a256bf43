import { useState } from 'react'
import { isPicture } from '@colonnade/domain/compose'
import { focalPosition } from '@colonnade/domain/media'
import type { AttachmentCard } from '../../../state/compose/attachment-cards.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FilmPreview } from './FilmPreview.tsx'
import { useObjectUrl } from './use-object-url.ts'
import styles from './Attachments.module.css'

/** A small look at a file: from its bytes where they are here, else from the server. */
export function FilePreview({ media, file }: Pick<AttachmentCard, 'media' | 'file'>) {
  const url = useObjectUrl(file)
  const [broken, setBroken] = useState<string | null>(null)
  const kind = kindOf({ media, file })

  if (kind === 'picture') {
    const { x, y } = focalPosition(media?.meta?.focus ?? null)
    const src = [url, media?.preview_url ?? null].find((each) => each !== null && each !== broken)
    if (!src) return <Tile icon="image" />
    return (
      <img
        className={styles['preview']}
        src={src}
        alt=""
        draggable={false}
        style={{ objectPosition: `${x}% ${y}%` }}
        onError={() => setBroken(src)}
      />
    )
  }
  const src = url ?? media?.url ?? null
  if (src === null || src === broken) return <Tile icon={kind === 'sound' ? 'sound' : 'file'} />
  return <FilmPreview src={src} isSound={kind === 'sound'} onBroken={() => setBroken(src)} />
}

function Tile({ icon }: { readonly icon: 'image' | 'sound' | 'file' }) {
  return (
    <span className={styles['preview']}>
      <Icon name={icon} size={22} />
    </span>
  )
}

function kindOf({
  media,
  file,
}: Pick<AttachmentCard, 'media' | 'file'>): 'picture' | 'film' | 'sound' {
  if (media?.type === 'image' || (file !== null && isPicture(file))) return 'picture'
  const isSound = media === null ? file?.type.startsWith('audio/') : media.type === 'audio'
  return isSound === true ? 'sound' : 'film'
}
