import { isRecord } from '../../http/input.ts'
import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'
import { mapObjects, rewriteJson } from '../rewrite-json.ts'

/** What glitch-soc of 2019 called the ways of showing replies in a list. */
const OLD_WORDS: Readonly<Record<string, string>> = {
  none: 'no_replies',
  list: 'list_replies',
  followed: 'all_replies',
}

const LIST_CALLS = ['* /api/v1/lists', '* /api/v1/lists/:id', 'GET /api/v1/accounts/:id/lists']

/** Lists have the words of 2019 for their replies, take no others, and know no exclusiveness. */
export const listsLikeIn2019: Habit = async (request, next) => {
  if (!isCall(request, LIST_CALLS)) return next(request)
  const asked = await inNewWords(request)
  if (asked === null) {
    return Response.json(
      { error: 'Validation failed: Replies policy is not included in the list' },
      { status: 422 },
    )
  }
  return rewriteJson(await next(asked), (body) => mapObjects(body, inOldWords))
}

/** @returns null for a word that no server of that time knew */
async function inNewWords(request: Request): Promise<Request | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (!isRecord(body)) return request
  const { exclusive: _unknown, replies_policy: word, ...rest } = body
  const policy = Object.keys(OLD_WORDS).find((name) => OLD_WORDS[name] === word)
  if (word !== undefined && policy === undefined) return null
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify({ ...rest, ...(policy !== undefined && { replies_policy: policy }) }),
  })
}

function inOldWords(object: Record<string, unknown>): Record<string, unknown> {
  const { exclusive: _unknown, replies_policy: policy, ...rest } = object
  return typeof policy === 'string' ? { ...rest, replies_policy: OLD_WORDS[policy] } : rest
}
