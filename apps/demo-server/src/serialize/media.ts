import { type MediaAttachmentEntity, mediaId } from '@colonnade/domain/entities'
import type { MediaRow } from '../store/reads.ts'
import { FILMS } from '../world/data.ts'

/** Pictures are named, not stored: each name is painted when it is first asked for. */
export const artworkUrl = (origin: string, name: string) =>
  uploadedUrl(origin, name) ?? `${origin}/media/art/${name}.webp`

export const smallArtworkUrl = (origin: string, name: string) =>
  uploadedUrl(origin, name) ?? `${origin}/media/art/${name}-small.webp`

const UPLOADED = 'upload:'

/** How a picture that somebody brought stands where an artwork's name could. @param file on the shelf */
export const uploadedName = (file: string) => `${UPLOADED}${file}`

/** @returns null for an artwork */
export const uploadedFile = (name: string): string | null =>
  name.startsWith(UPLOADED) ? name.slice(UPLOADED.length) : null

function uploadedUrl(origin: string, name: string): string | null {
  const file = uploadedFile(name)
  return file === null ? null : uploadUrl(origin, file)
}

/** @param file as the table of media names it */
const uploadUrl = (origin: string, file: string) => `${origin}/media/uploads/${file}`

const filmUrl = (origin: string, file: string) => `${origin}/media/films/${file}`

/** Longest side of a preview, px. */
export const SMALL_SIDE = 640

/** An upload has no address before it is processed. */
export function serializeMedia(row: MediaRow, origin: string): MediaAttachmentEntity {
  return {
    id: mediaId(row.id),
    type: row.type,
    ...addressesOf(row, origin),
    remote_url: null,
    description: row.description,
    blurhash: row.blurhash,
    meta: metaOf(row),
  }
}

function addressesOf({ artwork, file, preview, state }: MediaRow, origin: string) {
  if (file !== null) {
    const isReady = state === 'ready'
    return {
      url: isReady ? uploadUrl(origin, file) : null,
      preview_url: isReady && preview !== null ? uploadUrl(origin, preview) : null,
    }
  }
  const film = FILMS[artwork]
  if (film === undefined) {
    return { url: artworkUrl(origin, artwork), preview_url: smallArtworkUrl(origin, artwork) }
  }
  return { url: filmUrl(origin, film.file), preview_url: filmUrl(origin, film.preview) }
}

function metaOf(row: MediaRow) {
  const { width, height, focus_x: x, focus_y: y } = row
  const seconds = row.seconds ?? FILMS[row.artwork]?.seconds ?? null
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height))
  return {
    ...(width > 0 && {
      original: sizeOf(width, height),
      small: sizeOf(Math.round(width * scale), Math.round(height * scale)),
    }),
    ...(x !== null && y !== null && { focus: { x, y } }),
    ...(seconds !== null && { length: seconds, duration: seconds }),
  }
}

const sizeOf = (width: number, height: number) => ({
  width,
  height,
  size: `${width}x${height}`,
  aspect: width / height,
})
