import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'
import { rewriteJson } from '../rewrite-json.ts'

/** It does not know these parameters of a call: it answers as if they were not there. */
export const ignores =
  (calls: readonly string[], parameters: readonly string[]): Habit =>
  (request, next) => {
    if (!isCall(request, calls)) return next(request)
    const url = new URL(request.url)
    for (const name of parameters) url.searchParams.delete(name)
    return next(new Request(url, request))
  }

/** It does not know this header: a second post with the same Idempotency-Key is a second post. */
export const ignoresHeader =
  (name: string): Habit =>
  (request, next) => {
    const headers = new Headers(request.headers)
    headers.delete(name)
    return next(new Request(request, { headers }))
  }

/** These calls are done, and answered by an empty object. */
export const answersNothing =
  (calls: readonly string[]): Habit =>
  async (request, next) => {
    const response = await next(request)
    return isCall(request, calls) ? rewriteJson(response, () => ({})) : response
  }

/** It has none of these calls, and says so by its own answer. */
export const lacks =
  (calls: readonly string[], answer: () => Response): Habit =>
  (request, next) =>
    isCall(request, calls) ? Promise.resolve(answer()) : next(request)
