import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { brief, count, fieldsOf, textOrNull, urlOrNull } from './fields.ts'

const CARD_TYPES: readonly PreviewCardEntity['type'][] = ['link', 'photo', 'video', 'rich']

/** Of a title or a description, in UTF-16 units: more than a card has room for. */
const LONGEST_LINE = 500

/** The link preview of a status; null when there is none, or it leads nowhere. */
export function readPreviewCard(raw: unknown): PreviewCardEntity | null {
  const fields = fieldsOf<PreviewCardEntity>(raw)
  const url = urlOrNull(fields?.url)
  if (fields === null || url === null) return null
  return {
    url,
    title: brief(fields.title, LONGEST_LINE),
    description: brief(fields.description, LONGEST_LINE),
    type: CARD_TYPES.find((type) => type === fields.type) ?? 'link',
    author_name: brief(fields.author_name, LONGEST_LINE),
    provider_name: brief(fields.provider_name, LONGEST_LINE),
    image: urlOrNull(fields.image),
    blurhash: textOrNull(fields.blurhash),
    width: count(fields.width),
    height: count(fields.height),
  }
}
