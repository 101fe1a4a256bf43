import { useState } from 'react'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import { shortAddress } from './content/link-text.ts'
import { Blurhash } from './media/Blurhash.tsx'
import styles from './LinkCard.module.css'

/** What a link in a post leads to, as its site describes it. */
export function LinkCard({ card }: { readonly card: PreviewCardEntity }) {
  const [hasFailed, setHasFailed] = useState(false)
  const site = card.provider_name === '' ? (URL.parse(card.url)?.host ?? '') : card.provider_name

  return (
    <a className={styles['card']} href={card.url} target="_blank" rel="noopener noreferrer">
      <span className={styles['picture']}>
        {card.blurhash !== null && <Blurhash hash={card.blurhash} />}
        {card.image === null || hasFailed ? (
          <Icon name={card.type === 'video' ? 'play' : 'link'} size={20} />
        ) : (
          <img
            src={card.image}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => {
              setHasFailed(true)
            }}
          />
        )}
      </span>
      <span className={styles['text']}>
        <span className={styles['site']}>{site}</span>
        <b dir="auto">{card.title === '' ? shortAddress(card.url) : card.title}</b>
      </span>
    </a>
  )
}
