import { PreviewCard } from '../card/PreviewCard.tsx'
import type { SlotProps } from './slot-props.ts'

/** What the link of a post leads to; media and a quoted post say more than a link would. */
export function CardSlot({ status, options, isDetailed = false }: SlotProps) {
  const { card, media_attachments: media, quote } = status
  if (card === null || media.length > 0 || quote !== null) return null
  if (!options.showsCards && !isDetailed) return null

  return <PreviewCard card={card} ownHosts={options.ownHosts} isDetailed={isDetailed} />
}
