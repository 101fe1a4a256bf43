import { useLingui } from '@lingui/react/macro'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Preview.module.css'

interface PreviewMediaProps {
  readonly media: readonly MediaAttachmentEntity[]
  /** The media are sensitive, so no image is shown. */
  readonly isHidden: boolean
}

const ICONS: Readonly<Record<MediaAttachmentEntity['type'], IconName>> = {
  image: 'eye-off',
  video: 'play',
  gifv: 'play',
  audio: 'sound',
  unknown: 'file',
}

/** Attachments as a strip of small images, labelled by their descriptions. */
export function PreviewMedia({ media, isHidden }: PreviewMediaProps) {
  const { t } = useLingui()
  if (media.length === 0) return null

  return (
    <ul className={styles['media']}>
      {media.map(({ id, type, preview_url, url, description }, index) => {
        const name = description || t`Image ${index + 1} of ${media.length}`
        const picture = type === 'image' && !isHidden ? (preview_url ?? url) : null
        return (
          <li key={id} title={name}>
            {picture === null ? (
              <span className={styles['tile']}>
                <Icon name={ICONS[type]} size={20} />
                <span className="visually-hidden">{name}</span>
              </span>
            ) : (
              <img className={styles['tile']} src={picture} alt={name} loading="lazy" />
            )}
          </li>
        )
      })}
    </ul>
  )
}
