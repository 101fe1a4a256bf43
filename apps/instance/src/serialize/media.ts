import type { Selectable } from 'kysely'
import { type MediaAttachmentEntity, mediaId } from '@colonnade/domain/entities'
import type { MediaTable } from '../store/tables.ts'
import { FILMS } from '../world/films.ts'
import { artworkUrl, filmUrl, smallArtworkUrl } from './media-urls.ts'

/** Longest side of a preview, px. */
export const SMALL_SIDE = 640

export function serializeMedia(row: Selectable<MediaTable>, origin: string): MediaAttachmentEntity {
  const film = FILMS[row.artwork]
  const { width, height } = row
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height))
  const focus =
    row.focus_x === null || row.focus_y === null ? null : { x: row.focus_x, y: row.focus_y }
  return {
    id: mediaId(row.id),
    type: row.type,
    url: film === undefined ? artworkUrl(origin, row.artwork) : filmUrl(origin, film.file),
    preview_url:
      film === undefined ? smallArtworkUrl(origin, row.artwork) : filmUrl(origin, film.preview),
    remote_url: null,
    description: row.description,
    blurhash: row.blurhash,
    meta: {
      original: sizeOf(width, height),
      small: sizeOf(Math.round(width * scale), Math.round(height * scale)),
      ...(focus === null ? {} : { focus }),
      ...(film === undefined ? {} : { length: film.seconds, duration: film.seconds }),
    },
  }
}

const sizeOf = (width: number, height: number) => ({
  width,
  height,
  size: `${width}x${height}`,
  aspect: width / height,
})
