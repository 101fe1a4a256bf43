import { isRecord } from '../../http/input.ts'
import type { Habit } from '../habit.ts'
import { mapObjects, rewriteJson } from '../rewrite-json.ts'

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
