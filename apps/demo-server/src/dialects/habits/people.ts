import { isRecord } from '../../http/input.ts'
import { type Habit, isCall, mapObjects, rewriteJson } from '../habit.ts'

/** Following somebody twice is forbidden. */
export const refusesToFollowAgain: Habit = async (request, next) => {
  if (!isCall(request, ['POST /api/v1/accounts/:id/follow'])) return next(request)
  const { pathname, origin } = new URL(request.url)
  const id = pathname.split('/').at(-2) ?? ''
  const asked = await next(
    new Request(`${origin}/api/v1/accounts/relationships?id[]=${id}`, { headers: auth(request) }),
  )
  const [before] = (await asked.json()) as { following?: boolean }[]
  return before?.following === true
    ? Response.json({ error: 'The action is not allowed' }, { status: 403 })
    : next(request)
}

/** Of several relationships that are asked for, only the first is told. */
export const tellsFirstRelationship: Habit = async (request, next) => {
  const response = await next(request)
  if (!isCall(request, ['GET /api/v1/accounts/relationships'])) return response
  const wanted = new URL(request.url).searchParams.get('id[]')
  return rewriteJson(response, (body) =>
    (body as { id: string }[]).filter(({ id }) => id === wanted),
  )
}

/** Its relationships know no `blocked_by`. */
export const leavesOutBlockedBy: Habit = async (request, next) => {
  const response = await next(request)
  return rewriteJson(response, (body) => (Array.isArray(body) ? body.map(without) : without(body)))
}

const auth = (request: Request) => ({
  Authorization: request.headers.get('Authorization') ?? '',
})

function without(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('blocked_by' in body)) return body
  const { blocked_by: _left, ...rest } = body
  return rest
}

const isNotification = (object: Record<string, unknown>): boolean =>
  'type' in object && 'account' in object && 'created_at' in object && 'id' in object

/** Ids of notifications are a time, a kind and an id with slashes between: they must be encoded in paths. */
export const namesNotificationsByPath: Habit = async (request, next) => {
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
