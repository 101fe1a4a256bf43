import { isRecord } from '../http/input.ts'

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
