import { Trans } from '@lingui/react/macro'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { shortAddress, shortHost } from '../content/link-text.ts'
import styles from './Card.module.css'

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
