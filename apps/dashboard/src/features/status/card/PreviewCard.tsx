import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { cardFrame, isPictureOfSite } from '@colonnade/domain/status'
import { latePart, useLatePart } from '../../../ui/later/late-part.ts'
import { frameShape } from './frame-shape.ts'
import type { FrameCardProps } from './FrameCard.tsx'
import { LinkCard } from './LinkCard.tsx'
import styles from './Card.module.css'

const frameCard = latePart(async () => (await import('./FrameCard.tsx')).FrameCard)

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
  const { Part, hasFailed } = useLatePart(frameCard, 'now')
  const { card, picture, isLarge } = props
  if (Part !== null) return <Part {...props} />
  if (hasFailed) return <LinkCard card={card} picture={picture} isLarge={isLarge} />
  return <div className={styles['framed']} style={frameShape(card)} />
}
