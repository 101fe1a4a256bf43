import type { CSSProperties } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { collapsedBackground, type CollapseInput } from '@colonnade/domain/status'
import { hasContentWarning } from '@colonnade/domain/text'
import type { StatusViewProps } from '../status-view-props.ts'

/** All that the rule for collapsed rows asks, but for the height. @see ST-31 */
export function collapseFacts({
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

/** The picture behind a collapsed row, and a veil over it through which the words are read. @see ST-33 */
export function backgroundStyle({
  status,
  author,
  filter,
  options,
}: StatusViewProps): CSSProperties | undefined {
  const address = collapsedBackground({
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

/** UTF-16 units that fill less than a lengthy row in the narrowest column, even of the widest letters. */
const SHORT_TEXT = 160
const SHORT_HTML = 1_200
const FEW_BREAKS = 5

const BREAKS = /<(?:br|p|div|li|h[1-6]|pre|blockquote|[ou]l|sup|sub|ruby)\b|\n/gi

type Judged = Pick<
  StatusRecord,
  'content' | 'search_index' | 'poll' | 'card' | 'quote' | 'media_attachments'
>

/**
 * Whether a status cannot be lengthy, whatever the column: most are not, and to measure one makes the
 * browser lay out the page.
 *
 * @see ST-31
 */
export function isPlainlyShort(status: Judged): boolean {
  const { content, search_index, poll, card, quote, media_attachments: media } = status
  if (poll !== null || card !== null || quote !== null || media.length > 0) return false
  if (search_index.length > SHORT_TEXT || content.length > SHORT_HTML) return false
  return (content.match(BREAKS)?.length ?? 0) <= FEW_BREAKS
}
