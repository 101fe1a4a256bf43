import { isRecord } from '../../http/input.ts'
import { type Quirk, matchesEndpoint, mapObjects, rewriteJson } from '../quirk.ts'

/** Refuses to follow an account that is already followed. */
export const refuseSecondFollow: Quirk = async (request, next) => {
  if (!matchesEndpoint(request, ['POST /api/v1/accounts/:id/follow'])) return next(request)
  const { pathname, origin } = new URL(request.url)
  const id = pathname.split('/').at(-2) ?? ''
  const asked = await next(
    new Request(`${origin}/api/v1/accounts/relationships?id[]=${id}`, {
      headers: getAuthHeader(request),
    }),
  )
  const [before] = (await asked.json()) as { following?: boolean }[]
  return before?.following === true
    ? Response.json({ error: 'The action is not allowed' }, { status: 403 })
    : next(request)
}

/** Returns only the first of several requested relationships. */
export const returnFirstRelationship: Quirk = async (request, next) => {
  const response = await next(request)
  if (!matchesEndpoint(request, ['GET /api/v1/accounts/relationships'])) return response
  const wanted = new URL(request.url).searchParams.get('id[]')
  return rewriteJson(response, (body) =>
    (body as { id: string }[]).filter(({ id }) => id === wanted),
  )
}

/** Omits `blocked_by` from relationships. */
export const omitBlockedBy: Quirk = async (request, next) => {
  const response = await next(request)
  return rewriteJson(response, (body) =>
    Array.isArray(body) ? body.map(withoutBlockedBy) : withoutBlockedBy(body),
  )
}

const getAuthHeader = (request: Request) => ({
  Authorization: request.headers.get('Authorization') ?? '',
})

function withoutBlockedBy(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('blocked_by' in body)) return body
  const { blocked_by: _left, ...rest } = body
  return rest
}

const isNotification = (object: Record<string, unknown>): boolean =>
  'type' in object && 'account' in object && 'created_at' in object && 'id' in object

/**
 * Uses ids for notifications that consist of a time, a type and an id, separated by slashes. They must be encoded in
 * paths.
 */
export const replaceNotificationIds: Quirk = async (request, next) => {
  const url = new URL(request.url)
  url.pathname = decodeURIComponent(url.pathname).replace(
    /\/notifications\/[^/]+Z\/[a-z_]+\/(\w+)/,
    '/notifications/$1',
  )
  const response = await next(new Request(url, request))
  return rewriteJson(response, (body) =>
    mapObjects(body, (object) =>
      isNotification(object) && isRecord(object['account'])
        ? {
            ...object,
            id: `${String(object['created_at'])}/${String(object['type'])}/${String(object['id'])}`,
          }
        : object,
    ),
  )
}
