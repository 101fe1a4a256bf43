import { NO_ANSWER_MESSAGE, NO_ANSWER_TITLE } from '@colonnade/domain/feedback'

/**
 * `response`: the server refused. `network`: no answer came. `aborted`: the caller no longer
 * wanted it. `decode`: the server agreed, but its answer is of no use. `unsupported`: the server has
 * no such call, by its answer now or by an earlier one. `led-elsewhere`: the server led the call to another host, whose
 * answer is not taken.
 */
export type ApiErrorKind =
  | 'response'
  | 'network'
  | 'aborted'
  | 'decode'
  | 'unsupported'
  | 'led-elsewhere'

/** Of what a server says, in UTF-16 units: an alert has room for no more. */
const LONGEST_REASON = 1_000

interface ApiErrorTraits {
  readonly status?: number
  readonly serverMessage?: string | null
  readonly body?: unknown
  readonly cause?: unknown
  readonly retryAt?: number | null
}

/** The only error that a call rejects with. Its title and message are what an alert shows. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; null when there was no response. */
  readonly status: number | null
  /** The status code of a refusal, else 'Oops!'. */
  readonly title: string
  /** What the server gave as its reason, or its status text; null when there is neither. */
  readonly serverMessage: string | null
  /** The parsed body of the response, undefined without one. */
  readonly body: unknown
  /** After a 429: when the server grants calls again, in milliseconds since the epoch. */
  readonly retryAt: number | null

  constructor(kind: ApiErrorKind, traits: ApiErrorTraits = {}) {
    const serverMessage = traits.serverMessage || null
    super(serverMessage ?? NO_ANSWER_MESSAGE, { cause: traits.cause })
    this.kind = kind
    this.status = traits.status ?? null
    this.title = kind === 'response' ? String(this.status) : NO_ANSWER_TITLE
    this.serverMessage = serverMessage
    this.body = traits.body
    this.retryAt = traits.retryAt ?? null
  }
}

/** A response outside 200 to 299. The body's `error` counts when it is text: some servers send objects, some nothing. */
export function refusal(
  response: Response,
  body: unknown,
  retryAt: number | null = null,
): ApiError {
  return new ApiError('response', {
    status: response.status,
    serverMessage: errorText(body) ?? response.statusText,
    body,
    retryAt,
  })
}

function errorText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return typeof body.error === 'string' && body.error !== ''
    ? body.error.slice(0, LONGEST_REASON)
    : null
}
