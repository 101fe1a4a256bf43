import { countOrNull, DecodeError, fieldsOf, text } from './fields.ts'

/** @see https://docs.joinmastodon.org/methods/oembed/#get */
export interface EmbedEntity {
  /** To be copied into a page. Never trusted: shown only in a frame that may run nothing. */
  readonly html: string
  /** CSS px; null where the code grows with its place. */
  readonly width: number | null
  readonly height: number | null
}

/** @throws DecodeError without code */
export function decodeEmbed(raw: unknown): EmbedEntity {
  const fields = fieldsOf<EmbedEntity>(raw)
  const html = text(fields?.html)
  if (fields === null || html === '') throw new DecodeError('embed', 'no code')
  return { html, width: countOrNull(fields.width), height: countOrNull(fields.height) }
}
