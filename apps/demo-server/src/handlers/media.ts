import {
  formatMegabytes,
  MAX_MEDIA_BYTES,
  MAX_DECODED_AREA,
  MAX_DESCRIPTION_LENGTH,
} from '../http/body-limits.ts'
import { isTooLong, getText } from '../http/input.ts'
import { UploadedFile } from '../http/read-body.ts'
import { ApiFailure, invalid, createJsonResponse, notFound } from '../http/response.ts'
import { readFocus, type SniffedType, sniffType } from '../media/read-image.ts'
import { serializeMedia } from '../serialize/media.ts'
import { isId, type MediaRow } from '../store/find-rows.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'

const PROCESSING_STATUS = 206

export const mediaHandlers: HandlersFor<
  'uploadMediaV1' | 'uploadMediaV2' | 'getMedia' | 'updateMedia'
> = {
  async uploadMediaV1(call) {
    return createJsonResponse(serializeMedia(await addUpload(call, false), call.origin))
  },

  async uploadMediaV2(call) {
    const row = await addUpload(call, true)
    const status = row.state === 'processing' ? 202 : 200
    return createJsonResponse(serializeMedia(row, call.origin), { status })
  },

  async getMedia(call) {
    const row = await requireUnattachedMedia(call)
    if (row.state === 'processing') call.services.uploads.resume(row)
    return respondWithMedia(call, row)
  },

  async updateMedia(call) {
    const before = await requireUnattachedMedia(call)
    const focus = readFocus(getText(call.input, 'focus'))
    const row = await call.services.store.db
      .updateTable('media')
      .set({
        description: 'description' in call.input ? readDescription(call) : before.description,
        ...(focus !== null && { focus_x: focus.x, focus_y: focus.y }),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return respondWithMedia(call, row)
  },
}

async function addUpload(call: Call, isAsync: boolean): Promise<MediaRow> {
  const { me } = requireAccount(call)
  const { file } = call.input
  if (!(file instanceof UploadedFile)) throw invalid("File can't be blank")
  const { bytes } = file
  if (bytes.length > MAX_MEDIA_BYTES) throw createTooLargeError(MAX_MEDIA_BYTES)
  const sniffed = sniffType(bytes)
  if (sniffed === null) throw invalid('File content type is invalid, File is invalid')
  if (sniffed.type === 'image' && bytes.length > call.settings.maxImageBytes)
    throw createTooLargeError(call.settings.maxImageBytes)
  const focus = readFocus(getText(call.input, 'focus'))
  const description = readDescription(call)
  return call.services.uploads
    .add(me, { bytes, sniffed, description, focus, isAsync })
    .catch((error: unknown) => {
      throw toUploadError(error, sniffed)
    })
}

const createTooLargeError = (bytes: number) =>
  invalid(`File size must be less than ${formatMegabytes(bytes)}`)

/**
 * Converts errors of an invalid picture to a refusal. Returns other errors unchanged, because they are faults of this
 * server.
 */
function toUploadError(error: unknown, { type }: SniffedType): unknown {
  if (type !== 'image' || !(error instanceof Error)) return error
  if (/pixel limit/i.test(error.message)) {
    return invalid(`Images of more than ${MAX_DECODED_AREA} pixels are not supported`)
  }
  if (/^(?:Input|Vips|[a-z]+:|[a-z]+load)/i.test(error.message)) {
    return new ApiFailure(422, 'File type of uploaded media could not be verified')
  }
  return error
}

function readDescription({ input }: Call): string | null {
  const description = getText(input, 'description') || null
  if (description !== null && isTooLong(description, MAX_DESCRIPTION_LENGTH)) {
    throw invalid(`Description is too long (maximum is ${MAX_DESCRIPTION_LENGTH} characters)`)
  }
  return description
}

/** Finds an own unattached upload. Others return 404, as with Mastodon. */
async function requireUnattachedMedia(call: Call<{ id: string }>): Promise<MediaRow> {
  const { me } = requireAccount(call)
  const { id } = call.params
  if (!isId(id)) throw notFound()
  const row = await call.services.store.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', me)
    .where('status_id', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

function respondWithMedia({ origin }: Call, row: MediaRow): Response {
  if (row.state === 'failed') {
    throw new ApiFailure(422, 'Error processing thumbnail for uploaded media')
  }
  const status = row.state === 'processing' ? PROCESSING_STATUS : 200
  return createJsonResponse(serializeMedia(row, origin), { status })
}
