import type { StatusRecord } from '@colonnade/domain/entities'

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
