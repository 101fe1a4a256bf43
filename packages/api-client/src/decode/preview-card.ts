import type { PreviewCardEntity } from '@colonnade/domain/entities'
import {
  toShortText,
  toCount,
  toFields,
  toMediaUrlOrNull,
  toText,
  toTextOrNull,
  toUrlOrNull,
} from './fields.ts'

const CARD_TYPES: readonly PreviewCardEntity['type'][] = ['link', 'photo', 'video', 'rich']

/** Maximum length of a title or a description, in UTF-16 code units: more than a card can show. */
const MAX_TEXT_LENGTH = 500

/** Maximum length of the HTML for a frame, in UTF-16 code units: longer HTML is more than a frame. */
const MAX_HTML_LENGTH = 4_000

/** Returns an empty text for HTML that is too long, because a part of it would mean something else. */
function toHtml(raw: unknown): string {
  const code = toText(raw)
  return code.length <= MAX_HTML_LENGTH ? code : ''
}

/** Decodes the link preview of a status; null without one, or without a valid address. */
export function readPreviewCard(raw: unknown): PreviewCardEntity | null {
  const fields = toFields<PreviewCardEntity>(raw)
  const url = toUrlOrNull(fields?.url)
  if (fields === null || url === null) return null
  return {
    url,
    title: toShortText(fields.title, MAX_TEXT_LENGTH),
    description: toShortText(fields.description, MAX_TEXT_LENGTH),
    type: CARD_TYPES.find((type) => type === fields.type) ?? 'link',
    author_name: toShortText(fields.author_name, MAX_TEXT_LENGTH),
    provider_name: toShortText(fields.provider_name, MAX_TEXT_LENGTH),
    image: toMediaUrlOrNull(fields.image),
    blurhash: toTextOrNull(fields.blurhash),
    width: toCount(fields.width),
    height: toCount(fields.height),
    html: toHtml(fields.html),
  }
}
