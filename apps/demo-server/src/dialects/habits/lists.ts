import { isRecord } from '../../http/input.ts'
import { type Habit, isCall, mapObjects, rewriteJson, withBody } from '../habit.ts'

/** Whoever asks for what is newer gets every item twice. */
export const repeatsNewer =
  (calls: readonly string[]): Habit =>
  async (request, next) => {
    const { searchParams } = new URL(request.url)
    const response = await next(request)
    const isNewer = searchParams.has('since_id') || searchParams.has('min_id')
    if (!isNewer || !isCall(request, calls)) return response
    return rewriteJson(response, (body) =>
      Array.isArray(body) ? body.flatMap((item: unknown) => [item, item]) : body,
    )
  }

/** Small pages come empty and without links, as where a cache holds less than was asked for. */
export const emptiesSmallPages =
  (calls: readonly string[], below: number): Habit =>
  async (request, next) => {
    const response = await next(request)
    const limit = Number(new URL(request.url).searchParams.get('limit') ?? below)
    if (limit >= below || !response.ok || !isCall(request, calls)) return response
    const empty = withBody(response, [])
    empty.headers.delete('Link')
    return empty
  }

/** These lists are always empty, whatever should be in them. */
export const leavesEmpty =
  (calls: readonly string[]): Habit =>
  async (request, next) => {
    const response = await next(request)
    if (!response.ok || !isCall(request, calls)) return response
    const empty = withBody(response, [])
    empty.headers.delete('Link')
    return empty
  }

/** Pages of these lists come without any link. */
export const linksNothing =
  (calls: readonly string[]): Habit =>
  async (request, next) => {
    const response = await next(request)
    if (!isCall(request, calls)) return response
    const headers = new Headers(response.headers)
    headers.delete('Link')
    return new Response(response.body, { status: response.status, headers })
  }

/** It never names the page before. */
export const linksForwardOnly: Habit = async (request, next) => {
  const response = await next(request)
  const link = response.headers.get('Link')
  if (link === null) return response
  const forward = link.split(/,\s*(?=<)/).filter((one) => one.includes('rel="next"'))
  const headers = new Headers(response.headers)
  if (forward.length === 0) headers.delete('Link')
  else headers.set('Link', forward.join(', '))
  return new Response(response.body, { status: response.status, headers })
}

/** Its pages go by a parameter of its own; what others page by is ignored. */
export const pagesBy =
  (calls: readonly string[], parameter: string): Habit =>
  async (request, next) => {
    if (!isCall(request, calls)) return next(request)
    const url = new URL(request.url)
    const from = url.searchParams.get(parameter)
    for (const name of ['max_id', 'since_id', 'min_id', parameter]) url.searchParams.delete(name)
    if (from !== null) url.searchParams.set('max_id', from)
    const response = await next(new Request(url, request))
    const link = response.headers.get('Link')
    if (link === null) return response
    const headers = new Headers(response.headers)
    headers.set('Link', link.replaceAll(/\bmax_id=/g, `${parameter}=`))
    return new Response(response.body, { status: response.status, headers })
  }

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
