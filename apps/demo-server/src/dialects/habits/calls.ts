import { isRecord } from '../../http/input.ts'
import { type Habit, isCall, rewriteJson } from '../habit.ts'

const isJson = (request: Request): boolean =>
  request.headers.get('Content-Type')?.startsWith('application/json') ?? false

const hasForm = (request: Request): boolean =>
  !isJson(request) && request.body !== null && request.method !== 'GET'

/** How Hollo words what it cannot take: the error is an object, not a text. */
const issue = (message: string, path: readonly string[]): Response =>
  Response.json(
    {
      success: false,
      error: { issues: [{ code: 'invalid_type', message, path }], name: 'ZodError' },
    },
    { status: 400 },
  )

/** Forms are not read: a post by form is taken as an empty public one, a list by form is refused. */
export const readsJsonOnly: Habit = (request, next) => {
  if (!hasForm(request)) return next(request)
  if (isCall(request, ['POST /api/v1/lists', 'POST /api/v1/reports'])) {
    return Promise.resolve(issue('Required', ['title']))
  }
  if (!isCall(request, ['POST /api/v1/statuses'])) return next(request)
  return next(
    new Request(request.url, {
      method: 'POST',
      headers: {
        Authorization: request.headers.get('Authorization') ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ status: ' \u200b', visibility: 'public' }),
    }),
  )
}

/** In JSON a boolean is true or false: "true" is refused. */
export const wantsRealBooleans =
  (names: readonly string[]): Habit =>
  async (request, next) => {
    if (!isJson(request) || request.body === null) return next(request)
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const wrong = names.find((name) => isRecord(body) && typeof body[name] === 'string')
    if (wrong === undefined) return next(request)
    const error = `Bad Request: json: cannot unmarshal string into field ${wrong} of type bool`
    return Response.json({ error }, { status: 400 })
  }

/** Its errors say nothing: empty bodies, or a line of HTML. */
export const errsSilently: Habit = async (request, next) => {
  const response = await next(request)
  if (response.status < 400) return response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', 'text/html')
  const body = response.status === 404 ? '<h1>404 Not Found</h1>' : ''
  return new Response(body, { status: response.status, headers })
}

/** A request without a User-Agent is turned away. */
export const wantsUserAgent: Habit = (request, next) =>
  request.headers.has('User-Agent')
    ? next(request)
    : Promise.resolve(Response.json({ error: "I'm a teapot: no user agent" }, { status: 418 }))

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
