import { LinkCard } from '../LinkCard.tsx'
import type { SlotProps } from './slot-props.ts'

/** What the link of a post leads to; media and a quoted post say more than a link would. */
export function CardSlot({ status, options }: SlotProps) {
  const { card, media_attachments: media, quote } = status
  if (card === null || !options.showsCards || media.length > 0 || quote !== null) return null

  return <LinkCard card={card} />
}
