import { toCountOrNull, DecodeError, toFields, toText } from './fields.ts'

/** @see https://docs.joinmastodon.org/methods/oembed/#get */
export interface EmbedEntity {
  /** The code to copy into a page. Untrusted: it is shown only in a frame without scripts. */
  readonly html: string
  /** In CSS px; null when the embed adapts to its container. */
  readonly width: number | null
  readonly height: number | null
}

/** @throws DecodeError without code */
export function decodeEmbed(raw: unknown): EmbedEntity {
  const fields = toFields<EmbedEntity>(raw)
  const html = toText(fields?.html)
  if (fields === null || html === '') throw new DecodeError('embed', 'no code')
  return { html, width: toCountOrNull(fields.width), height: toCountOrNull(fields.height) }
}
