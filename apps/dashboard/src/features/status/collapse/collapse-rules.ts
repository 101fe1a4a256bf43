import type { CSSProperties } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { getCollapsedBackground, type CollapseInput } from '@colonnade/domain/status'
import { hasContentWarning } from '@colonnade/domain/text'
import type { StatusViewProps } from '../status-view-props.ts'

/** The input of the rule for collapsed rows, except for the height. @see ST-31 */
export function getCollapseInput({
  status,
  booster,
  options,
  isInNotifications = false,
}: StatusViewProps): Omit<CollapseInput, 'height'> {
  return {
    settings: options.collapsed,
    isReactionRow: false,
    isInNotifications,
    isBoost: booster !== null,
    isReply: status.in_reply_to_id !== null,
    hasMedia: status.media_attachments.length > 0,
    hasWarning: hasContentWarning(status),
  }
}

/** The background image of a collapsed row, with an overlay that keeps the text readable. @see ST-33 */
export function getBackgroundStyle({
  status,
  author,
  filter,
  options,
}: StatusViewProps): CSSProperties | undefined {
  const address = getCollapsedBackground({
    settings: options.collapsed.backgrounds,
    header: options.isAnimated ? author.header : author.header_static,
    media: status.media_attachments,
    areMediaHidden:
      status.sensitive ||
      hasContentWarning(status) ||
      filter.action === 'blur' ||
      options.displayMedia === 'hide_all',
  })
  if (address === null) return undefined
  const veil = 'linear-gradient(var(--veil), var(--veil))'
  return { backgroundImage: `${veil}, url(${JSON.stringify(address)})` }
}

/** In UTF-16 units: shorter than a lengthy row in the narrowest column, even with the widest letters. */
const MAX_SHORT_TEXT = 160
const MAX_SHORT_HTML = 1_200
const MAX_SHORT_BREAKS = 5

const BREAKS = /<(?:br|p|div|li|h[1-6]|pre|blockquote|[ou]l|sup|sub|ruby)\b|\n/gi

type ShortCandidate = Pick<
  StatusRecord,
  'content' | 'search_index' | 'poll' | 'card' | 'quote' | 'media_attachments'
>

/**
 * Whether a post cannot be lengthy in any column. This is true for most posts, and saves the layout that measuring
 * one would force.
 *
 * @see ST-31
 */
export function isSurelyShort(status: ShortCandidate): boolean {
  const { content, search_index, poll, card, quote, media_attachments: media } = status
  if (poll !== null || card !== null || quote !== null || media.length > 0) return false
  if (search_index.length > MAX_SHORT_TEXT || content.length > MAX_SHORT_HTML) return false
  return (content.match(BREAKS)?.length ?? 0) <= MAX_SHORT_BREAKS
}
