import { isRecord } from '../http/input.ts'

/** A difference of another server: changes the request, changes the response, or sends its own response. */
export type Quirk = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>

/** Combines quirks. The first one gets the request first and changes the response last. */
export function combineQuirks(habits: readonly Quirk[]): Quirk {
  return (request, next) => {
    const runFrom = (index: number, current: Request): Promise<Response> => {
      const habit = habits[index]
      return habit === undefined
        ? next(current)
        : habit(current, (then) => runFrom(index + 1, then))
    }
    return runFrom(0, request)
  }
}

/**
 * Whether a request is for one of the endpoints.
 *
 * @param calls in the form `POST /api/v1/accounts/:id/pin`. `*` matches any method, a `:name` matches one path
 *   segment.
 */
export function matchesEndpoint(request: Request, calls: readonly string[]): boolean {
  const { pathname } = new URL(request.url)
  return calls.some((call) => {
    const [method = '*', path = ''] = call.split(' ')
    return (method === '*' || method === request.method) && getPattern(path).test(pathname)
  })
}

const patterns = new Map<string, RegExp>()

function getPattern(path: string): RegExp {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const source = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
  const pattern = new RegExp(`^${source.join('/')}/?$`)
  patterns.set(path, pattern)
  return pattern
}

/** Replaces the body of a response. Returns errors and responses that are not JSON unchanged. */
export async function rewriteJson(
  response: Response,
  change: (body: unknown) => unknown,
): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  if (!response.ok || !isJson) return response
  const body: unknown = await response.json()
  return withBody(response, change(body))
}

export function withBody(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

/** Applies `change` to every object in a body, the innermost first. */
export function mapObjects(
  body: unknown,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(body)) return body.map((item) => mapObjects(item, change))
  if (!isRecord(body)) return body
  const entries = Object.entries(body).map(([name, value]) => [name, mapObjects(value, change)])
  return change(Object.fromEntries(entries))
}

export const isStatus = (object: Record<string, unknown>): boolean =>
  'content' in object && 'account' in object && 'visibility' in object
