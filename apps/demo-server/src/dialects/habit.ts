import { isRecord } from '../http/input.ts'

/** What a kind of server does otherwise: it may change the request, the answer, or answer itself. */
export type Habit = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>

/** Several habits as one: the first hears a request first and has the last word on its answer. */
export function allOf(habits: readonly Habit[]): Habit {
  return (request, next) => {
    const pass = (index: number, heard: Request): Promise<Response> => {
      const habit = habits[index]
      return habit === undefined ? next(heard) : habit(heard, (then) => pass(index + 1, then))
    }
    return pass(0, request)
  }
}

/**
 * Whether a request is one of these calls.
 *
 * @param calls as `POST /api/v1/accounts/:id/pin`; `*` stands for any method, a `:name` for one part
 * of a path
 */
export function isCall(request: Request, calls: readonly string[]): boolean {
  const { pathname } = new URL(request.url)
  return calls.some((call) => {
    const [method = '*', path = ''] = call.split(' ')
    return (method === '*' || method === request.method) && patternOf(path).test(pathname)
  })
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const source = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
  const pattern = new RegExp(`^${source.join('/')}/?$`)
  patterns.set(path, pattern)
  return pattern
}

/** An answer with another body, and else as it was; what is no JSON or no success stays untouched. */
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

/** Every object within a body, the innermost first, replaced by what `change` makes of it. */
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
