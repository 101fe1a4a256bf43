import { isRecord } from '../../http/input.ts'
import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'
import { mapObjects, rewriteJson } from '../rewrite-json.ts'

const MEDIA = ['POST /api/v1/media', 'POST /api/v2/media', 'PUT /api/v1/media/:id']

/** A change of a picture needs its description, whatever is changed. */
export const wantsDescription: Habit = async (request, next) => {
  if (!isCall(request, ['PUT /api/v1/media/:id'])) return next(request)
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return isRecord(body) && typeof body['description'] === 'string'
    ? next(request)
    : Response.json({ error: 'description is required' }, { status: 422 })
}

/** Nothing is told of a file but where it is: no size, no focus, no blurhash, and all is an image. */
export const knowsLittleOfFiles: Habit = async (request, next) => {
  const response = await next(request)
  const isReply = isCall(request, MEDIA)
  return rewriteJson(response, (body) =>
    mapObjects(body, (object) => {
      if (!('preview_url' in object && 'type' in object && 'meta' in object)) return object
      const { meta: _meta, blurhash: _blurhash, ...rest } = object
      return isReply ? { ...rest, type: 'image' } : rest
    }),
  )
}
