import { findHashtags, findMentions, findUrls } from '@colonnade/domain/text'

interface TextPiece {
  readonly start: number
  readonly text: string
  readonly isLink: boolean
}

/**
 * A text cut into what will become a link and what stands between.
 *
 * @param cut where one more cut goes, in UTF-16 units: something stands there
 */
export function textPieces(text: string, cut: number | null): readonly TextPiece[] {
  const links = [...findUrls(text), ...findMentions(text), ...findHashtags(text)]
  const edges = new Set([0, text.length, ...links.flatMap(({ start, end }) => [start, end])])
  if (cut !== null && cut <= text.length) edges.add(cut)
  const sorted = [...edges].toSorted((a, b) => a - b)
  return sorted.map((start, index) => ({
    start,
    text: text.slice(start, sorted[index + 1]),
    isLink: links.some((link) => link.start <= start && start < link.end),
  }))
}
