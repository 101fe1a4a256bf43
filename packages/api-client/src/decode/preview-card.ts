import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { count, fieldsOf, text, textOrNull, urlOrNull } from './fields.ts'

const CARD_TYPES: readonly PreviewCardEntity['type'][] = ['link', 'photo', 'video', 'rich']

/** The link preview of a status; null when there is none, or it leads nowhere. */
export function readPreviewCard(raw: unknown): PreviewCardEntity | null {
  const fields = fieldsOf<PreviewCardEntity>(raw)
  const url = urlOrNull(fields?.url)
  if (fields === null || url === null) return null
  return {
    url,
    title: text(fields.title),
    description: text(fields.description),
    type: CARD_TYPES.find((type) => type === fields.type) ?? 'link',
    author_name: text(fields.author_name),
    provider_name: text(fields.provider_name),
    image: urlOrNull(fields.image),
    blurhash: textOrNull(fields.blurhash),
    width: count(fields.width),
    height: count(fields.height),
  }
}
