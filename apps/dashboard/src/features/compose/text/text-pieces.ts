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
  const found = [...findUrls(text), ...findMentions(text), ...findHashtags(text)]
  const links = found.toSorted((a, b) => a.start - b.start)
  const edges = new Set([0, text.length, ...links.flatMap(({ start, end }) => [start, end])])
  if (cut !== null && cut <= text.length) edges.add(cut)
  const sorted = [...edges].toSorted((a, b) => a - b)
  let linked = 0
  let next = 0
  return sorted.map((start, index) => {
    for (let link = links[next]; link !== undefined && link.start <= start; link = links[next]) {
      linked = Math.max(linked, link.end)
      next += 1
    }
    return { start, text: text.slice(start, sorted[index + 1]), isLink: start < linked }
  })
}
