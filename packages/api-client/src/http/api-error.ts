import { DEFAULT_ERROR_MESSAGE, DEFAULT_ERROR_TITLE } from '@colonnade/domain/toasts'

/**
 * `response`: the server refused the request. `network`: there was no response. `aborted`: the caller aborted the
 * request. `decode`: the response was successful, but unusable. `unsupported`: the server lacks the API method, as
 * this or an earlier response showed. `led-elsewhere`: the server redirected the request to another host, whose
 * response is discarded.
 */
export type ApiErrorKind =
  | 'response'
  | 'network'
  | 'aborted'
  | 'decode'
  | 'unsupported'
  | 'led-elsewhere'

/** Maximum length of a server's message, in UTF-16 code units: an alert cannot show more. */
const MAX_MESSAGE_LENGTH = 1_000

interface ApiErrorTraits {
  readonly status?: number
  readonly serverMessage?: string | null
  readonly body?: unknown
  readonly cause?: unknown
  readonly retryAt?: number | null
}

/** The only error that a request rejects with. Its title and message are those of the alert. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; null when there was no response. */
  readonly status: number | null
  /** The status code of a refusal, else 'Oops!'. */
  readonly title: string
  /** The server's message or the status text; null when there is neither. */
  readonly serverMessage: string | null
  /** The parsed response body; undefined without one. */
  readonly body: unknown
  /** After a 429: when the server accepts requests again, in milliseconds since the epoch. */
  readonly retryAt: number | null

  constructor(kind: ApiErrorKind, traits: ApiErrorTraits = {}) {
    const serverMessage = traits.serverMessage || null
    super(serverMessage ?? DEFAULT_ERROR_MESSAGE, { cause: traits.cause })
    this.kind = kind
    this.status = traits.status ?? null
    this.title = kind === 'response' ? String(this.status) : DEFAULT_ERROR_TITLE
    this.serverMessage = serverMessage
    this.body = traits.body
    this.retryAt = traits.retryAt ?? null
  }
}

/**
 * Creates the error for a response outside 200 to 299. The body's `error` is used when it is a string: some servers
 * send objects, some nothing.
 */
export function createResponseError(
  response: Response,
  body: unknown,
  retryAt: number | null = null,
): ApiError {
  return new ApiError('response', {
    status: response.status,
    serverMessage: getErrorText(body) ?? response.statusText,
    body,
    retryAt,
  })
}

function getErrorText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return typeof body.error === 'string' && body.error !== ''
    ? body.error.slice(0, MAX_MESSAGE_LENGTH)
    : null
}
