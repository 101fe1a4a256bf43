import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { CardPicture } from './CardPicture.tsx'
import { CardText } from './CardText.tsx'
import styles from './Card.module.css'

interface LinkCardProps {
  readonly card: PreviewCardEntity
  /** null for one that must not be asked for. */
  readonly picture: string | null
  /** The picture above the words, and all of them. */
  readonly isLarge: boolean
}

/** What a link in a post leads to, as its site describes it. */
export function LinkCard({ card, picture, isLarge }: LinkCardProps) {
  return (
    <a
      className={styles['card']}
      data-large={isLarge || undefined}
      style={{ '--shape': pictureShape(card) }}
      href={card.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <CardPicture card={card} src={picture} />
      <span className={styles['text']}>
        <CardText card={card} isWhole={isLarge} />
      </span>
    </a>
  )
}

/** Neither a tower nor a stripe; without a size the shape that sites make theirs in. */
function pictureShape({ type, width, height }: PreviewCardEntity): number {
  if (type !== 'photo' || width === 0 || height === 0) return 1.91
  return Math.min(2.2, Math.max(1, width / height))
}
