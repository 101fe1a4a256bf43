import { ApiError, createResponseError } from './api-error.ts'
import { type RecordResponse, parseBody, type Send, type Sending } from './send.ts'

/** Receives the bytes sent and the total; both are 0 while unknown. */
export type OnProgress = (loaded: number, total: number) => void

/** Statuses without a body: the `Response` constructor rejects a body for them. */
const EMPTY_STATUSES: readonly number[] = [204, 205, 304]

/**
 * Creates a function that sends a body and reports its progress. Only XMLHttpRequest reports progress; without it, as
 * in Node, only start and end are reported.
 *
 * @param note receives every response, refusals included
 * @param send sends the request when there is no XMLHttpRequest
 * @returns a function that creates a `Send`, which throws an ApiError unless the status is 200 to 299
 */
export function createUploadSend(
  Xhr: typeof XMLHttpRequest | null,
  note: RecordResponse,
  send: Send,
): (onProgress: OnProgress) => Send {
  return (onProgress) => async (url, sending) => {
    if (Xhr === null) return sendWithoutProgress(send, url, sending, onProgress)
    const response = await sendXhr(new Xhr(), url, sending, onProgress)
    const retryAt = note(sending.method, url, response)
    const body = parseBody(await response.text())
    if (response.status < 200 || response.status > 299)
      throw createResponseError(response, body, retryAt)
    return { response, body }
  }
}

async function sendWithoutProgress(
  send: Send,
  url: string,
  sending: Sending,
  onProgress: OnProgress,
) {
  const total = getSize(sending.body)
  onProgress(0, total)
  const answer = await send(url, sending)
  onProgress(total, total)
  return answer
}

/** Returns the size of the files in a form. The rest of the form is small. */
function getSize(body: Sending['body']): number {
  if (!(body instanceof FormData)) return 0
  let bytes = 0
  for (const value of body.values()) if (value instanceof Blob) bytes += value.size
  return bytes
}

function sendXhr(
  xhr: XMLHttpRequest,
  url: string,
  { method, headers, body, signal }: Sending,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      signal?.removeEventListener('abort', stop)
      const kind = signal?.aborted === true ? 'aborted' : 'network'
      reject(new ApiError(kind, { cause: signal?.reason }))
    }
    const stop = () => xhr.abort()
    if (signal?.aborted === true) return fail()

    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    xhr.onload = () => {
      signal?.removeEventListener('abort', stop)
      if (isOtherOrigin(xhr.responseURL, url)) reject(new ApiError('led-elsewhere'))
      else resolve(toResponse(xhr))
    }
    xhr.onerror = fail
    xhr.onabort = fail
    xhr.ontimeout = fail
    signal?.addEventListener('abort', stop)
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.send(body as XMLHttpRequestBodyInit | null)
  })
}

/**
 * Returns whether a redirect led to another origin. XMLHttpRequest always follows redirects: the file has been sent
 * there, the token has not.
 *
 * @param answered the URL of the response; empty when unknown
 */
function isOtherOrigin(answered: string, asked: string): boolean {
  return answered !== '' && new URL(answered).origin !== new URL(asked).origin
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const headers = new Headers()
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const body = EMPTY_STATUSES.includes(status) ? null : xhr.responseText
  return new Response(body, { status, statusText, headers })
}
