import { isRecord } from '../../http/input.ts'
import { type Habit, isCall, isStatus, mapObjects, rewriteJson } from '../habit.ts'

/** The answer to an un-boost says that it is still boosted; only a later reading tells the truth. */
export const saysStillBoosted: Habit = async (request, next) => {
  const response = await next(request)
  if (!isCall(request, ['POST /api/v1/statuses/:id/unreblog'])) return response
  return rewriteJson(response, (body) => ({ ...(body as object), reblogged: true }))
}

/** Its statuses lack these fields altogether. */
export const leavesOut =
  (fields: readonly string[]): Habit =>
  async (request, next) =>
    rewriteJson(await next(request), (body) =>
      mapObjects(body, (object) =>
        isStatus(object)
          ? Object.fromEntries(Object.entries(object).filter(([name]) => !fields.includes(name)))
          : object,
      ),
    )

/** Every status says that it was filtered by nothing, though the server knows no filters. */
export const claimsToFilter: Habit = async (request, next) =>
  rewriteJson(await next(request), (body) =>
    mapObjects(body, (object) => (isStatus(object) ? { ...object, filtered: [] } : object)),
  )

/** A deleted status can still be read. */
export function remembersDeleted(): Habit {
  const remembered = new Map<string, unknown>()
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (isCall(request, ['DELETE /api/v1/statuses/:id'])) {
      const before = await next(new Request(request.url, { headers: request.headers }))
      if (before.ok) remembered.set(pathname, await before.json())
    }
    const response = await next(request)
    const known = remembered.get(pathname)
    return request.method === 'GET' && response.status === 404 && known !== undefined
      ? Response.json(known, { headers: { 'Access-Control-Allow-Origin': '*' } })
      : response
  }
}

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
