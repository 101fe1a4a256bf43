/** An error response, thrown from anywhere in a handler. The message becomes `error` in the body. */
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

export function createJsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

export function createHtmlResponse(
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

export function createRedirect(to: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store', ...headers },
  })
}

/** Converts an error to a response of the same shape as all API errors. Unexpected errors reveal no details. */
export function createErrorResponse(error: unknown): Response {
  if (!(error instanceof ApiFailure))
    return createJsonResponse({ error: 'Internal server error' }, { status: 500 })
  const { status, message, description } = error
  return createJsonResponse(
    description === undefined
      ? { error: message }
      : { error: message, error_description: description },
    { status },
  )
}
