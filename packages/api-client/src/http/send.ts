import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import { ApiError, refusal } from './api-error.ts'

/** A response body: JSON where it is some, undefined where it is empty, else its text. Never throws. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * Who asked: the user, who waits; the program, for what the user looks at; or the program, for what
 * may come whenever it comes.
 */
export type CallPriority = 'user' | 'refresh' | 'background'

/** What carries a request: the browser's `fetch`, or a server's own function in tests. */
export type Fetch = (request: Request) => Promise<Response>

export interface Answer {
  readonly response: Response
  readonly body: unknown
}

export interface Sending {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: FetchOptions['body'] | null
  readonly signal: AbortSignal | undefined
  readonly keepalive: boolean
  readonly priority: CallPriority
}

/** Told of every response, refusals too. @returns when to come back after a 429, else null */
export type Note = (method: string, url: string, response: Response) => number | null

export type Send = (url: string, sending: Sending) => Promise<Answer>

/**
 * One request, without a time limit and never repeated: ofetch would repeat a failed GET by
 * itself, and takes a 304 for a success.
 *
 * @returns a function that throws an ApiError unless the status is 200 to 299
 */
export function createSend(fetch: Fetch, note: Note): Send {
  const ofetch = createFetch({ fetch: (input, init) => fetch(new Request(input, init)) })
  return async (url, { method, headers, body, signal, keepalive }) => {
    const response = await ofetch
      .raw(url, {
        method,
        headers,
        retry: 0,
        ignoreResponseError: true,
        parseResponse: parseBody,
        // Whoever answers may lead elsewhere: a browser keeps the token back then, but words and secrets in a
        // body would go along.
        ...(method !== 'GET' && { redirect: 'error' as const }),
        ...(body === null ? {} : { body }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      })
      .catch((cause: unknown) => {
        throw new ApiError(signal?.aborted === true ? 'aborted' : 'network', {
          cause: whatFailed(cause),
        })
      })
    const retryAt = note(method, url, response)
    if (signal?.aborted === true) throw new ApiError('aborted', { cause: signal.reason })
    const answer = { response, body: response._data as unknown }
    if (response.status < 200 || response.status > 299) {
      throw refusal(response, answer.body, retryAt)
    }
    return answer
  }
}

/** ofetch hangs the whole request on its error, the token with it, and errors end in consoles. */
const whatFailed = (error: unknown): unknown => (error instanceof FetchError ? error.cause : error)
