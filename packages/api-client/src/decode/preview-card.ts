import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { brief, count, fieldsOf, mediaUrlOrNull, text, textOrNull, urlOrNull } from './fields.ts'

const CARD_TYPES: readonly PreviewCardEntity['type'][] = ['link', 'photo', 'video', 'rich']

/** Of a title or a description, in UTF-16 units: more than a card has room for. */
const LONGEST_LINE = 500

/** Of the code for a frame, in UTF-16 units: what is longer is no frame alone. */
const LONGEST_CODE = 4_000

/** Half a code would say something else than all of it. */
function shortCode(raw: unknown): string {
  const code = text(raw)
  return code.length <= LONGEST_CODE ? code : ''
}

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
    image: mediaUrlOrNull(fields.image),
    blurhash: textOrNull(fields.blurhash),
    width: count(fields.width),
    height: count(fields.height),
    html: shortCode(fields.html),
  }
}
