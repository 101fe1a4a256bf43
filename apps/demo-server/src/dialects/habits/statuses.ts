import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'
import { isStatus, mapObjects, rewriteJson } from '../rewrite-json.ts'

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
