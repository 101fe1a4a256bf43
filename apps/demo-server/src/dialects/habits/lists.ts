import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'
import { rewriteJson, withBody } from '../rewrite-json.ts'

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
