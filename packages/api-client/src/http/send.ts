import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import { ApiError, createResponseError } from './api-error.ts'

/** Parses a response body: JSON when valid, undefined when empty, else the text. Never throws. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * The origin of a request: a user who waits, the app for visible content, or the app for content that may load at any
 * time.
 */
export type RequestPriority = 'user' | 'refresh' | 'background'

/** Sends a request: the browser's `fetch`, or a server's own function in tests. */
export type Fetch = (request: Request) => Promise<Response>

export interface ParsedResponse {
  readonly response: Response
  readonly body: unknown
}

export interface Sending {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: FetchOptions['body'] | null
  readonly signal: AbortSignal | undefined
  readonly keepalive: boolean
  readonly priority: RequestPriority
}

/** Receives every response, refusals included. @returns when to retry after a 429, else null */
export type RecordResponse = (method: string, url: string, response: Response) => number | null

export type Send = (url: string, sending: Sending) => Promise<ParsedResponse>

/**
 * Creates a function that sends one request, without a timeout and without retries. It turns off ofetch's retries of
 * GET and checks the status here, because ofetch treats a 304 as a success.
 *
 * @returns a function that throws an ApiError unless the status is 200 to 299
 */
export function createSend(fetch: Fetch, note: RecordResponse): Send {
  const ofetch = createFetch({ fetch: (input, init) => fetch(new Request(input, init)) })
  return async (url, { method, headers, body, signal, keepalive }) => {
    const response = await ofetch
      .raw(url, {
        method,
        headers,
        retry: 0,
        ignoreResponseError: true,
        parseResponse: parseBody,
        // The server may redirect the request. A browser drops the token then, but not texts and secrets in the body.
        ...(method !== 'GET' && { redirect: 'error' as const }),
        ...(body === null ? {} : { body }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      })
      .catch((cause: unknown) => {
        throw new ApiError(signal?.aborted === true ? 'aborted' : 'network', {
          cause: getCause(cause),
        })
      })
    const retryAt = note(method, url, response)
    if (signal?.aborted === true) throw new ApiError('aborted', { cause: signal.reason })
    const answer = { response, body: response._data as unknown }
    if (response.status < 200 || response.status > 299) {
      throw createResponseError(response, answer.body, retryAt)
    }
    return answer
  }
}

/**
 * Returns the cause without ofetch's error. That one holds the whole request with its token, and errors end up in
 * consoles.
 */
const getCause = (error: unknown): unknown => (error instanceof FetchError ? error.cause : error)
