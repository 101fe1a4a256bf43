import {
  mediaId,
  type MediaAttachmentEntity,
  type MediaDimensions,
  type MediaType,
} from '@colonnade/domain/entities'
import { hasVisibleText } from '@colonnade/domain/text'
import {
  toCountOrNull,
  DecodeError,
  toFields,
  toIdText,
  decodeItems,
  toMediaUrlOrNull,
  MAX_LIST_LENGTH,
  type Raw,
  toTextOrNull,
} from './fields.ts'

const MEDIA_TYPES: readonly MediaType[] = ['image', 'video', 'gifv', 'audio', 'unknown']

/** Decodes the media of a status; those without an id are left out, those without an address are kept. */
export const decodeMediaAttachments = (raw: unknown): readonly MediaAttachmentEntity[] =>
  decodeItems(raw, readMediaAttachment, MAX_LIST_LENGTH)

/** @throws DecodeError without an id */
export function decodeMediaAttachment(raw: unknown): MediaAttachmentEntity {
  const media = readMediaAttachment(raw)
  if (media === null) throw new DecodeError('media attachment', 'no id')
  return media
}

function readMediaAttachment(raw: unknown): MediaAttachmentEntity | null {
  const fields = toFields<MediaAttachmentEntity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') return null
  return {
    id: mediaId(id),
    type: MEDIA_TYPES.find((type) => type === fields.type) ?? 'unknown',
    url: toMediaUrlOrNull(fields.url),
    preview_url: toMediaUrlOrNull(fields.preview_url),
    remote_url: toMediaUrlOrNull(fields.remote_url),
    description: readDescription(fields.description),
    blurhash: toTextOrNull(fields.blurhash),
    meta: readMeta(fields.meta),
  }
}

/** Returns null for a description without visible characters. */
function readDescription(raw: unknown): string | null {
  const description = toTextOrNull(raw)
  return description !== null && hasVisibleText(description) ? description : null
}

function readMeta(raw: unknown): MediaAttachmentEntity['meta'] {
  const fields = toFields<NonNullable<MediaAttachmentEntity['meta']>>(raw)
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

/** Reads the duration of a video. Mastodon sends it beside the size or within it; an invalid one is left out. */
function readDuration(fields: Raw<NonNullable<MediaAttachmentEntity['meta']>>): number | null {
  const original = toFields<{ readonly duration?: number }>(fields.original)
  const seconds = toCountOrNull(fields.duration) ?? toCountOrNull(original?.duration)
  return seconds !== null && seconds > 0 ? seconds : null
}

/** Reads the size. Audio has "0x0", which is left out. */
function readDimensions(raw: unknown): MediaDimensions | null {
  const fields = toFields<MediaDimensions>(raw)
  const width = toCountOrNull(fields?.width)
  const height = toCountOrNull(fields?.height)
  if (width === null || height === null || width <= 0 || height <= 0) return null
  return { width, height }
}

function readFocus(raw: unknown): { readonly x: number; readonly y: number } | null {
  const fields = toFields<{ x: number; y: number }>(raw)
  const x = toCountOrNull(fields?.x)
  const y = toCountOrNull(fields?.y)
  return x === null || y === null ? null : { x: clampToUnit(x), y: clampToUnit(y) }
}

const clampToUnit = (value: number): number => Math.min(1, Math.max(-1, value))
