/** An answer other than success, thrown from wherever it turns out. Its message is the body's `error`. */
export class ApiFailure extends Error {
  readonly status: number
  readonly description: string | undefined

  constructor(status: number, message: string, description?: string) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.description = description
  }
}

export const notFound = () => new ApiFailure(404, 'Record not found')
export const forbidden = () => new ApiFailure(403, 'This action is not allowed')
export const invalid = (what: string) => new ApiFailure(422, `Validation failed: ${what}`)

export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

export function html(
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

export function redirect(to: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store', ...headers },
  })
}

/** Every error of the API has the same shape; what was not foreseen says nothing about itself. */
export function failureReply(error: unknown): Response {
  if (!(error instanceof ApiFailure))
    return json({ error: 'Internal server error' }, { status: 500 })
  const { status, message, description } = error
  return json(
    description === undefined
      ? { error: message }
      : { error: message, error_description: description },
    { status },
  )
}
