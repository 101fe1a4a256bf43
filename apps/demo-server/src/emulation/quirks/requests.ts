import { isRecord } from '../../http/input.ts'
import { type Quirk, matchesEndpoint, rewriteJson } from '../quirk.ts'

const isJson = (request: Request): boolean =>
  request.headers.get('Content-Type')?.startsWith('application/json') ?? false

const hasForm = (request: Request): boolean =>
  !isJson(request) && request.body !== null && request.method !== 'GET'

/** Creates an error response like those of Hollo, whose error is an object and not a string. */
const createIssue = (message: string, path: readonly string[]): Response =>
  Response.json(
    {
      success: false,
      error: { issues: [{ code: 'invalid_type', message, path }], name: 'ZodError' },
    },
    { status: 400 },
  )

/** Does not read forms: a post sent as a form becomes an empty public post, a list sent as a form is refused. */
export const requireJson: Quirk = (request, next) => {
  if (!hasForm(request)) return next(request)
  if (matchesEndpoint(request, ['POST /api/v1/lists', 'POST /api/v1/reports'])) {
    return Promise.resolve(createIssue('Required', ['title']))
  }
  if (!matchesEndpoint(request, ['POST /api/v1/statuses'])) return next(request)
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

/** Refuses the string "true" as a boolean in JSON. */
export const requireBooleans =
  (names: readonly string[]): Quirk =>
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

/** Returns errors with an empty body or one line of HTML. */
export const hideErrorDetails: Quirk = async (request, next) => {
  const response = await next(request)
  if (response.status < 400) return response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', 'text/html')
  const body = response.status === 404 ? '<h1>404 Not Found</h1>' : ''
  return new Response(body, { status: response.status, headers })
}

/** Refuses requests without a User-Agent. */
export const requireUserAgent: Quirk = (request, next) =>
  request.headers.has('User-Agent')
    ? next(request)
    : Promise.resolve(Response.json({ error: "I'm a teapot: no user agent" }, { status: 418 }))

/** Ignores these parameters of the endpoints. */
export const ignoreParameters =
  (calls: readonly string[], parameters: readonly string[]): Quirk =>
  (request, next) => {
    if (!matchesEndpoint(request, calls)) return next(request)
    const url = new URL(request.url)
    for (const name of parameters) url.searchParams.delete(name)
    return next(new Request(url, request))
  }

/** Ignores a header: a second request with the same Idempotency-Key creates a second post. */
export const ignoreHeader =
  (name: string): Quirk =>
  (request, next) => {
    const headers = new Headers(request.headers)
    headers.delete(name)
    return next(new Request(request, { headers }))
  }

/** Returns an empty object for these endpoints after handling the request. */
export const returnEmptyObject =
  (calls: readonly string[]): Quirk =>
  async (request, next) => {
    const response = await next(request)
    return matchesEndpoint(request, calls) ? rewriteJson(response, () => ({})) : response
  }

/** Removes these endpoints and sends `answer` instead. */
export const removeEndpoints =
  (calls: readonly string[], answer: () => Response): Quirk =>
  (request, next) =>
    matchesEndpoint(request, calls) ? Promise.resolve(answer()) : next(request)
