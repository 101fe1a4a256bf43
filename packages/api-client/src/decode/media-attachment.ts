import {
  mediaId,
  type MediaAttachmentEntity,
  type MediaDimensions,
  type MediaType,
} from '@colonnade/domain/entities'
import { hasVisibleText } from '@colonnade/domain/text'
import {
  countOrNull,
  DecodeError,
  fieldsOf,
  idText,
  many,
  mediaUrlOrNull,
  MOST_LISTED,
  type Raw,
  textOrNull,
} from './fields.ts'

const MEDIA_TYPES: readonly MediaType[] = ['image', 'video', 'gifv', 'audio', 'unknown']

/** The media of a status; those without an id are left out, those without an address stay. */
export const mediaAttachments = (raw: unknown): readonly MediaAttachmentEntity[] =>
  many(raw, readMediaAttachment, MOST_LISTED)

/** @throws DecodeError without an id */
export function decodeMediaAttachment(raw: unknown): MediaAttachmentEntity {
  const media = readMediaAttachment(raw)
  if (media === null) throw new DecodeError('media attachment', 'no id')
  return media
}

function readMediaAttachment(raw: unknown): MediaAttachmentEntity | null {
  const fields = fieldsOf<MediaAttachmentEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') return null
  return {
    id: mediaId(id),
    type: MEDIA_TYPES.find((type) => type === fields.type) ?? 'unknown',
    url: mediaUrlOrNull(fields.url),
    preview_url: mediaUrlOrNull(fields.preview_url),
    remote_url: mediaUrlOrNull(fields.remote_url),
    description: readDescription(fields.description),
    blurhash: textOrNull(fields.blurhash),
    meta: readMeta(fields.meta),
  }
}

/** null for a description in which nothing can be seen. */
function readDescription(raw: unknown): string | null {
  const description = textOrNull(raw)
  return description !== null && hasVisibleText(description) ? description : null
}

function readMeta(raw: unknown): MediaAttachmentEntity['meta'] {
  const fields = fieldsOf<NonNullable<MediaAttachmentEntity['meta']>>(raw)
  if (fields === null) return null
  const original = readDimensions(fields.original)
  const small = readDimensions(fields.small)
  const focus = readFocus(fields.focus)
  const duration = readDuration(fields)
  return {
    ...(original && { original }),
    ...(small && { small }),
    ...(focus && { focus }),
    ...(duration !== null && { duration }),
  }
}

/** Mastodon says it beside the size of a film, and within it; a length that is none is left out. */
function readDuration(fields: Raw<NonNullable<MediaAttachmentEntity['meta']>>): number | null {
  const original = fieldsOf<{ readonly duration?: number }>(fields.original)
  const seconds = countOrNull(fields.duration) ?? countOrNull(original?.duration)
  return seconds !== null && seconds > 0 ? seconds : null
}

/** Audio says "0x0": a size that is no size is left out. */
function readDimensions(raw: unknown): MediaDimensions | null {
  const fields = fieldsOf<MediaDimensions>(raw)
  const width = countOrNull(fields?.width)
  const height = countOrNull(fields?.height)
  if (width === null || height === null || width <= 0 || height <= 0) return null
  return { width, height }
}

function readFocus(raw: unknown): { readonly x: number; readonly y: number } | null {
  const fields = fieldsOf<{ x: number; y: number }>(raw)
  const x = countOrNull(fields?.x)
  const y = countOrNull(fields?.y)
  return x === null || y === null ? null : { x: withinUnit(x), y: withinUnit(y) }
}

const withinUnit = (value: number): number => Math.min(1, Math.max(-1, value))
