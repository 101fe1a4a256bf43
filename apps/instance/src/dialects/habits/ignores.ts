import { isCall } from '../call-pattern.ts'
import type { Habit } from '../habit.ts'

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
