import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { cardFrame, isPictureOfSite } from '@colonnade/domain/status'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { CardPicture, CardText, frameShape } from './card-parts.tsx'
import type { FrameCardProps } from './FrameCard.tsx'
import styles from './Card.module.css'

const frameCard = lazyModule(async () => (await import('./FrameCard.tsx')).FrameCard)

/** From this width on, in px, a picture is worth more than a corner of its card. */
const WIDE = 320

interface PreviewCardProps {
  readonly card: PreviewCardEntity
  /** Of the reader's server and of the dashboard. */
  readonly ownHosts: readonly string[]
  readonly isDetailed: boolean
}

/** What a link leads to: a page, a picture, or what plays in a frame. @see ST-28 */
export function PreviewCard({ card, ownHosts, isDetailed }: PreviewCardProps) {
  const picture = isPictureOfSite(card, ownHosts) ? null : card.image
  const frame = cardFrame(card, ownHosts)
  if (frame !== null) {
    return <LateFrameCard card={card} frame={frame} picture={picture} isLarge={isDetailed} />
  }
  const isWide = card.width >= WIDE && card.width > card.height
  const isLarge = picture !== null && (card.type === 'photo' || (isDetailed && isWide))
  return <LinkCard card={card} picture={picture} isLarge={isLarge} />
}

/** Few links play in a frame; until it is there its place is kept. */
function LateFrameCard(props: FrameCardProps) {
  const { card, picture, isLarge } = props
  return (
    <Lazy
      module={frameCard}
      props={props}
      fallback={<div className={styles['framed']} style={frameShape(card)} />}
      failure={{
        kind: 'instead',
        show: <LinkCard card={card} picture={picture} isLarge={isLarge} />,
      }}
    />
  )
}

interface LinkCardProps {
  readonly card: PreviewCardEntity
  /** null for one that must not be asked for. */
  readonly picture: string | null
  /** The picture above the words, and all of them. */
  readonly isLarge: boolean
}

/** What a link in a post leads to, as its site describes it. */
function LinkCard({ card, picture, isLarge }: LinkCardProps) {
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
