import { type MediaAttachmentEntity, mediaId } from '@colonnade/domain/entities'
import { FILMS } from '../seed/data-files.ts'
import type { MediaRow } from '../store/find-rows.ts'

/** Returns the URL of an artwork. Only its name is stored; the picture is rendered when it is first requested. */
export const getArtworkUrl = (origin: string, name: string) =>
  findUploadUrl(origin, name) ?? `${origin}/media/art/${name}.webp`

export const getSmallArtworkUrl = (origin: string, name: string) =>
  findUploadUrl(origin, name) ?? `${origin}/media/art/${name}-small.webp`

const UPLOAD_PREFIX = 'upload:'

/**
 * Returns the name of an uploaded picture, which is used in place of an artwork's name. @param file in the file store
 */
export const toUploadName = (file: string) => `${UPLOAD_PREFIX}${file}`

/** @returns null for the name of an artwork */
export const getUploadFile = (name: string): string | null =>
  name.startsWith(UPLOAD_PREFIX) ? name.slice(UPLOAD_PREFIX.length) : null

function findUploadUrl(origin: string, name: string): string | null {
  const file = getUploadFile(name)
  return file === null ? null : getUploadUrl(origin, file)
}

/** @param file as in the media table */
const getUploadUrl = (origin: string, file: string) =>
  isRemoteFile(file) ? file : `${origin}/media/uploads/${file}`

/** Whether a file is on another server, and its name therefore a URL. */
export const isRemoteFile = (file: string): boolean => file.includes('://')

const getVideoUrl = (origin: string, file: string) => `${origin}/media/films/${file}`

/** The longest side of a preview. Unit: px. */
export const PREVIEW_SIDE_PX = 640

/** Serializes an attachment. An upload has no URL before it is processed. */
export function serializeMedia(row: MediaRow, origin: string): MediaAttachmentEntity {
  return {
    id: mediaId(row.id),
    type: row.type,
    ...getUrls(row, origin),
    remote_url: null,
    description: row.description,
    blurhash: row.blurhash,
    meta: getMeta(row),
  }
}

function getUrls({ artwork, file, preview, state }: MediaRow, origin: string) {
  if (file !== null) {
    const isReady = state === 'ready'
    return {
      url: isReady ? getUploadUrl(origin, file) : null,
      preview_url: isReady && preview !== null ? getUploadUrl(origin, preview) : null,
    }
  }
  const film = FILMS[artwork]
  if (film === undefined) {
    return { url: getArtworkUrl(origin, artwork), preview_url: getSmallArtworkUrl(origin, artwork) }
  }
  return { url: getVideoUrl(origin, film.file), preview_url: getVideoUrl(origin, film.preview) }
}

function getMeta(row: MediaRow) {
  const { width, height, focus_x: x, focus_y: y } = row
  const seconds = row.seconds ?? FILMS[row.artwork]?.seconds ?? null
  const scale = Math.min(1, PREVIEW_SIDE_PX / Math.max(width, height))
  return {
    ...(width > 0 && {
      original: getSize(width, height),
      small: getSize(Math.round(width * scale), Math.round(height * scale)),
    }),
    ...(x !== null && y !== null && { focus: { x, y } }),
    ...(seconds !== null && { length: seconds, duration: seconds }),
  }
}

const getSize = (width: number, height: number) => ({
  width,
  height,
  size: `${width}x${height}`,
  aspect: width / height,
})
