import { Trans } from '@lingui/react/macro'
import { type CSSProperties, useContext, useState } from 'react'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { shortenUrl, shortenHost } from '../content/shorten-url.ts'
import { Blurhash } from '../media/Blurhash.tsx'
import { PicturesContext } from '../row/pictures.ts'
import styles from './Card.module.css'

const ICONS = { link: 'link', photo: 'image', video: 'play', rich: 'code' } as const

interface CardPictureProps {
  readonly card: PreviewCardEntity
  readonly src: string | null
}

/** The image of a card over its blurhash; without an image, an icon for its type. */
export function CardPicture({ card, src }: CardPictureProps) {
  const showsPictures = useContext(PicturesContext)
  const [hasFailed, setHasFailed] = useState(false)

  return (
    <span className={styles['picture']}>
      {card.blurhash !== null && <Blurhash hash={card.blurhash} />}
      {src === null || hasFailed || !showsPictures ? (
        <Icon name={ICONS[card.type]} size={20} />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setHasFailed(true)
          }}
        />
      )}
    </span>
  )
}

interface CardTextProps {
  readonly card: PreviewCardEntity
  /** Includes the description and the author. */
  readonly isComplete: boolean
}

/** The text of a card: the true host, then the title and the description from the site. */
export function CardText({ card, isComplete }: CardTextProps) {
  const { title, description, author_name: author, provider_name: provider, url } = card
  const host = shortenHost(url)

  return (
    <>
      <span className={styles['origin']}>
        <bdi>{host}</bdi>
        {provider !== '' && provider !== host && (
          <>
            {' '}
            <span className={styles['site']}>
              · <bdi>{provider}</bdi>
            </span>
          </>
        )}
      </span>
      <b dir="auto">{title === '' ? shortenUrl(url) : title}</b>
      {isComplete && description !== '' && (
        <span className={styles['about']} dir="auto">
          {description}
        </span>
      )}
      {isComplete && author !== '' && (
        <span className={styles['site']}>
          <Trans>
            By <bdi>{author}</bdi>
          </Trans>
        </span>
      )}
    </>
  )
}

/** Unit: px. */
const MAX_FRAME_HEIGHT = 480
const MIN_FRAME_HEIGHT = 90

/**
 * Returns the size of a card's frame. A video keeps its aspect ratio; other frames keep their height, within limits.
 */
export function getFrameSize({ type, width, height }: PreviewCardEntity): CSSProperties {
  if (type === 'rich' && height > 0) {
    return { '--frame': `${Math.min(MAX_FRAME_HEIGHT, Math.max(MIN_FRAME_HEIGHT, height))}px` }
  }
  if (width === 0 || height === 0) return { '--shape': 16 / 9 }
  return { '--shape': Math.min(2.4, Math.max(0.75, width / height)) }
}
