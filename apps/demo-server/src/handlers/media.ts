import {
  inMegabytes,
  LARGEST_FILM,
  LARGEST_IMAGE,
  LARGEST_OPENED_AREA,
  LONGEST_DESCRIPTION,
} from '../http/body-limits.ts'
import { isTooLong, textOf } from '../http/input.ts'
import { SentFile } from '../http/read-body.ts'
import { ApiFailure, invalid, json, notFound } from '../http/reply.ts'
import { readFocus, type SniffedType, sniffType } from '../media/read-image.ts'
import { serializeMedia } from '../serialize/media.ts'
import { isId, type MediaRow } from '../store/reads.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'

const STILL_PROCESSING = 206

export const mediaHandlers: HandlersFor<
  'uploadMediaV1' | 'uploadMediaV2' | 'getMedia' | 'updateMedia'
> = {
  async uploadMediaV1(call) {
    return json(serializeMedia(await addUpload(call, false), call.origin))
  },

  async uploadMediaV2(call) {
    const row = await addUpload(call, true)
    const status = row.state === 'processing' ? 202 : 200
    return json(serializeMedia(row, call.origin), { status })
  },

  async getMedia(call) {
    const row = await freeOr404(call)
    if (row.state === 'processing') call.services.uploads.resume(row)
    return mediaReply(call, row)
  },

  async updateMedia(call) {
    const before = await freeOr404(call)
    const focus = readFocus(textOf(call.input, 'focus'))
    const row = await call.services.store.db
      .updateTable('media')
      .set({
        description: 'description' in call.input ? descriptionOf(call) : before.description,
        ...(focus !== null && { focus_x: focus.x, focus_y: focus.y }),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return mediaReply(call, row)
  },
}

async function addUpload(call: Call, isAsync: boolean): Promise<MediaRow> {
  const { me } = requireAccount(call)
  const { file } = call.input
  if (!(file instanceof SentFile)) throw invalid("File can't be blank")
  const { bytes } = file
  if (bytes.length > LARGEST_FILM) throw tooLarge(LARGEST_FILM)
  const sniffed = sniffType(bytes)
  if (sniffed === null) throw invalid('File content type is invalid, File is invalid')
  if (sniffed.type === 'image' && bytes.length > LARGEST_IMAGE) throw tooLarge(LARGEST_IMAGE)
  const focus = readFocus(textOf(call.input, 'focus'))
  const description = descriptionOf(call)
  return call.services.uploads
    .add(me, { bytes, sniffed, description, focus, isAsync })
    .catch((error: unknown) => {
      throw unreadable(error, sniffed)
    })
}

const tooLarge = (bytes: number) => invalid(`File size must be less than ${inMegabytes(bytes)}`)

/** What fails of a picture is the picture's fault; all else is this instance's. */
function unreadable(error: unknown, { type }: SniffedType): unknown {
  if (type !== 'image' || !(error instanceof Error)) return error
  if (/pixel limit/i.test(error.message)) {
    return invalid(`Images of more than ${LARGEST_OPENED_AREA} pixels are not supported`)
  }
  if (/^(?:Input|Vips|[a-z]+:|[a-z]+load)/i.test(error.message)) {
    return new ApiFailure(422, 'File type of uploaded media could not be verified')
  }
  return error
}

function descriptionOf({ input }: Call): string | null {
  const description = textOf(input, 'description') || null
  if (description !== null && isTooLong(description, LONGEST_DESCRIPTION)) {
    throw invalid(`Description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`)
  }
  return description
}

/** Neither uploads of somebody else nor those that a status has already are there, as with Mastodon. */
async function freeOr404(call: Call<{ id: string }>): Promise<MediaRow> {
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

function mediaReply({ origin }: Call, row: MediaRow): Response {
  if (row.state === 'failed') {
    throw new ApiFailure(422, 'Error processing thumbnail for uploaded media')
  }
  const status = row.state === 'processing' ? STILL_PROCESSING : 200
  return json(serializeMedia(row, origin), { status })
}
