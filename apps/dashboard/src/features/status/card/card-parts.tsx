import { Trans } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { shortAddress, shortHost } from '../content/link-text.ts'
import { Blurhash } from '../media/Blurhash.tsx'
import styles from './Card.module.css'

const ICONS = { link: 'link', photo: 'image', video: 'play', rich: 'code' } as const

interface CardPictureProps {
  readonly card: PreviewCardEntity
  readonly src: string | null
}

/** The picture of a card over its colours; without one, what kind of thing it leads to. */
export function CardPicture({ card, src }: CardPictureProps) {
  const [hasFailed, setHasFailed] = useState(false)

  return (
    <span className={styles['picture']}>
      {card.blurhash !== null && <Blurhash hash={card.blurhash} />}
      {src === null || hasFailed ? (
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
  /** With what the page is about, and who wrote it. */
  readonly isWhole: boolean
}

/** Where a card leads: the true host, then the words of that site. */
export function CardText({ card, isWhole }: CardTextProps) {
  const { title, description, author_name: author, provider_name: provider, url } = card
  const host = shortHost(url)

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
      <b dir="auto">{title === '' ? shortAddress(url) : title}</b>
      {isWhole && description !== '' && (
        <span className={styles['about']} dir="auto">
          {description}
        </span>
      )}
      {isWhole && author !== '' && (
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
const TALLEST = 480
const LOWEST = 90

/** A film keeps its shape; what else is framed keeps its height, within what a row bears. */
export function frameShape({ type, width, height }: PreviewCardEntity): CSSProperties {
  if (type === 'rich' && height > 0) {
    return { '--frame': `${Math.min(TALLEST, Math.max(LOWEST, height))}px` }
  }
  if (width === 0 || height === 0) return { '--shape': 16 / 9 }
  return { '--shape': Math.min(2.4, Math.max(0.75, width / height)) }
}
