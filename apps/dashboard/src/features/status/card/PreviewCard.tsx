import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { findCardFrame, isPictureOfSite } from '@colonnade/domain/status'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { CardPicture, CardText, getFrameSize } from './card-parts.tsx'
import type { FrameCardProps } from './FrameCard.tsx'
import styles from './Card.module.css'

const frameCard = lazyModule(async () => (await import('./FrameCard.tsx')).FrameCard)

/** Minimum width in px of an image that is shown large. */
const LARGE_IMAGE_MIN_WIDTH = 320

interface PreviewCardProps {
  readonly card: PreviewCardEntity
  /** Hosts of the user's server and of the dashboard. */
  readonly ownHosts: readonly string[]
  readonly isDetailed: boolean
}

/** The preview card of a link: a page, a photo, or an embedded frame. @see ST-28 */
export function PreviewCard({ card, ownHosts, isDetailed }: PreviewCardProps) {
  const picture = isPictureOfSite(card, ownHosts) ? null : card.image
  const frame = findCardFrame(card, ownHosts)
  if (frame !== null) {
    return <LazyFrameCard card={card} frame={frame} picture={picture} isLarge={isDetailed} />
  }
  const isWide = card.width >= LARGE_IMAGE_MIN_WIDTH && card.width > card.height
  const isLarge = picture !== null && (card.type === 'photo' || (isDetailed && isWide))
  return <LinkCard card={card} picture={picture} isLarge={isLarge} />
}

/** Loaded on demand: few links have a frame. A placeholder keeps its space. */
function LazyFrameCard(props: FrameCardProps) {
  const { card, picture, isLarge } = props
  return (
    <Lazy
      module={frameCard}
      props={props}
      fallback={<div className={styles['framed']} style={getFrameSize(card)} />}
      failure={{
        kind: 'instead',
        show: <LinkCard card={card} picture={picture} isLarge={isLarge} />,
      }}
    />
  )
}

interface LinkCardProps {
  readonly card: PreviewCardEntity
  /** null when the image must not be loaded. */
  readonly picture: string | null
  /** Shows the image above the text, and all of the text. */
  readonly isLarge: boolean
}

/** The card of a linked page, as its site describes it. */
function LinkCard({ card, picture, isLarge }: LinkCardProps) {
  return (
    <a
      className={styles['card']}
      data-large={isLarge || undefined}
      style={{ '--shape': getImageAspectRatio(card) }}
      href={card.url}
      target="_blank"
      rel="noopener noreferrer"
      data-outside
    >
      <CardPicture card={card} src={picture} />
      <span className={styles['text']}>
        <CardText card={card} isComplete={isLarge} />
      </span>
    </a>
  )
}

/**
 * Limits the aspect ratio to avoid very tall or very flat images. Falls back to 1.91, the usual ratio of preview
 * images.
 */
function getImageAspectRatio({ type, width, height }: PreviewCardEntity): number {
  if (type !== 'photo' || width === 0 || height === 0) return 1.91
  return Math.min(2.2, Math.max(1, width / height))
}
