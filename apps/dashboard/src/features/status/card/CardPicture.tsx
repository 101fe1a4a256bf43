import { useState } from 'react'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
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
