import { isRecord } from '../../http/input.ts'
import { type Quirk, matchesEndpoint, isStatus, mapObjects, rewriteJson } from '../quirk.ts'

/** Returns an unboosted post as still boosted. Only a later request returns the new state. */
export const returnStaleBoost: Quirk = async (request, next) => {
  const response = await next(request)
  if (!matchesEndpoint(request, ['POST /api/v1/statuses/:id/unreblog'])) return response
  return rewriteJson(response, (body) => ({ ...(body as object), reblogged: true }))
}

/** Omits these fields from all posts. */
export const omitStatusFields =
  (fields: readonly string[]): Quirk =>
  async (request, next) =>
    rewriteJson(await next(request), (body) =>
      mapObjects(body, (object) =>
        isStatus(object)
          ? Object.fromEntries(Object.entries(object).filter(([name]) => !fields.includes(name)))
          : object,
      ),
    )

/** Returns an empty `filtered` for every post, although the server has no filters. */
export const addEmptyFiltered: Quirk = async (request, next) =>
  rewriteJson(await next(request), (body) =>
    mapObjects(body, (object) => (isStatus(object) ? { ...object, filtered: [] } : object)),
  )

/** Keeps deleted posts readable. */
export function keepDeletedReadable(): Quirk {
  const remembered = new Map<string, unknown>()
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (matchesEndpoint(request, ['DELETE /api/v1/statuses/:id'])) {
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

const MEDIA_ENDPOINTS = ['POST /api/v1/media', 'POST /api/v2/media', 'PUT /api/v1/media/:id']

/** Refuses to change an attachment without its description, whatever else is changed. */
export const requireDescription: Quirk = async (request, next) => {
  if (!matchesEndpoint(request, ['PUT /api/v1/media/:id'])) return next(request)
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return isRecord(body) && typeof body['description'] === 'string'
    ? next(request)
    : Response.json({ error: 'description is required' }, { status: 422 })
}

/** Returns only the URLs of files: no size, no focus, no blurhash. Uploads return every file as an image. */
export const omitMediaDetails: Quirk = async (request, next) => {
  const response = await next(request)
  const isReply = matchesEndpoint(request, MEDIA_ENDPOINTS)
  return rewriteJson(response, (body) =>
    mapObjects(body, (object) => {
      if (!('preview_url' in object && 'type' in object && 'meta' in object)) return object
      const { meta: _meta, blurhash: _blurhash, ...rest } = object
      return isReply ? { ...rest, type: 'image' } : rest
    }),
  )
}
