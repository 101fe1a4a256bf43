import { isRecord } from '../../http/input.ts'
import { type Quirk, matchesEndpoint, mapObjects, rewriteJson, withBody } from '../quirk.ts'

/** Returns every item twice in requests for newer items. */
export const repeatNewerItems =
  (calls: readonly string[]): Quirk =>
  async (request, next) => {
    const { searchParams } = new URL(request.url)
    const response = await next(request)
    const isNewer = searchParams.has('since_id') || searchParams.has('min_id')
    if (!isNewer || !matchesEndpoint(request, calls)) return response
    return rewriteJson(response, (body) =>
      Array.isArray(body) ? body.flatMap((item: unknown) => [item, item]) : body,
    )
  }

/** Returns small pages empty and without links, like a server whose cache has fewer items than requested. */
export const returnEmptySmallPages =
  (calls: readonly string[], below: number): Quirk =>
  async (request, next) => {
    const response = await next(request)
    const limit = Number(new URL(request.url).searchParams.get('limit') ?? below)
    if (limit >= below || !response.ok || !matchesEndpoint(request, calls)) return response
    const empty = withBody(response, [])
    empty.headers.delete('Link')
    return empty
  }

/** Returns these lists empty. */
export const returnEmptyLists =
  (calls: readonly string[]): Quirk =>
  async (request, next) => {
    const response = await next(request)
    if (!response.ok || !matchesEndpoint(request, calls)) return response
    const empty = withBody(response, [])
    empty.headers.delete('Link')
    return empty
  }

/** Removes all links from the pages of these lists. */
export const removeLinks =
  (calls: readonly string[]): Quirk =>
  async (request, next) => {
    const response = await next(request)
    if (!matchesEndpoint(request, calls)) return response
    const headers = new Headers(response.headers)
    headers.delete('Link')
    return new Response(response.body, { status: response.status, headers })
  }

/** Removes the links to previous pages. */
export const removePrevLinks: Quirk = async (request, next) => {
  const response = await next(request)
  const link = response.headers.get('Link')
  if (link === null) return response
  const forward = link.split(/,\s*(?=<)/).filter((one) => one.includes('rel="next"'))
  const headers = new Headers(response.headers)
  if (forward.length === 0) headers.delete('Link')
  else headers.set('Link', forward.join(', '))
  return new Response(response.body, { status: response.status, headers })
}

/** Uses another parameter for pages and ignores the usual ones. */
export const renamePageParameter =
  (calls: readonly string[], parameter: string): Quirk =>
  async (request, next) => {
    if (!matchesEndpoint(request, calls)) return next(request)
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

/** The names of the reply policies in glitch-soc of 2019. */
const OLD_POLICIES: Readonly<Record<string, string>> = {
  none: 'no_replies',
  list: 'list_replies',
  followed: 'all_replies',
}

const LIST_ENDPOINTS = ['* /api/v1/lists', '* /api/v1/lists/:id', 'GET /api/v1/accounts/:id/lists']

/** Uses the reply policies of 2019 for lists, refuses those of today, and has no exclusive lists. */
export const applyOldListPolicies: Quirk = async (request, next) => {
  if (!matchesEndpoint(request, LIST_ENDPOINTS)) return next(request)
  const asked = await toCurrentPolicy(request)
  if (asked === null) {
    return Response.json(
      { error: 'Validation failed: Replies policy is not included in the list' },
      { status: 422 },
    )
  }
  return rewriteJson(await next(asked), (body) => mapObjects(body, toOldPolicy))
}

/** @returns null for a policy that did not exist in 2019 */
async function toCurrentPolicy(request: Request): Promise<Request | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (!isRecord(body)) return request
  const { exclusive: _unknown, replies_policy: word, ...rest } = body
  const policy = Object.keys(OLD_POLICIES).find((name) => OLD_POLICIES[name] === word)
  if (word !== undefined && policy === undefined) return null
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify({ ...rest, ...(policy !== undefined && { replies_policy: policy }) }),
  })
}

function toOldPolicy(object: Record<string, unknown>): Record<string, unknown> {
  const { exclusive: _unknown, replies_policy: policy, ...rest } = object
  return typeof policy === 'string' ? { ...rest, replies_policy: OLD_POLICIES[policy] } : rest
}
