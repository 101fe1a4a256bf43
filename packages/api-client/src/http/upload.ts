import { ApiError, refusal } from './api-error.ts'
import { type Note, parseBody, type Send, type Sending } from './send.ts'

/** Bytes that have left, and how many there are; both 0 while nothing is known. */
export type OnProgress = (loaded: number, total: number) => void

/** A status that may have no body: `Response` refuses to be made with one. */
const EMPTY_STATUSES: readonly number[] = [204, 205, 304]

/**
 * Sends a body and tells how far it is. Only XMLHttpRequest knows that; where there is none, as in
 * Node, the ends alone are told.
 *
 * @param note told of every response, refusals too
 * @param send what sends where there is no XMLHttpRequest
 * @returns a way to send that throws an ApiError unless the status is 200 to 299
 */
export function createUploading(
  Xhr: typeof XMLHttpRequest | null,
  note: Note,
  send: Send,
): (onProgress: OnProgress) => Send {
  return (onProgress) => async (url, sending) => {
    if (Xhr === null) return sendWhole(send, url, sending, onProgress)
    const response = await transfer(new Xhr(), url, sending, onProgress)
    const retryAt = note(sending.method, url, response)
    const body = parseBody(await response.text())
    if (response.status < 200 || response.status > 299) throw refusal(response, body, retryAt)
    return { response, body }
  }
}

async function sendWhole(send: Send, url: string, sending: Sending, onProgress: OnProgress) {
  const total = sizeOf(sending.body)
  onProgress(0, total)
  const answer = await send(url, sending)
  onProgress(total, total)
  return answer
}

/** Of a form the files count: what stands around them is small. */
function sizeOf(body: Sending['body']): number {
  if (!(body instanceof FormData)) return 0
  let bytes = 0
  for (const value of body.values()) if (value instanceof Blob) bytes += value.size
  return bytes
}

function transfer(
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
      if (isElsewhere(xhr.responseURL, url)) reject(new ApiError('led-elsewhere'))
      else resolve(responseOf(xhr))
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
 * XMLHttpRequest follows wherever it is led and cannot be told not to: the file has gone along by now, the token has not.
 *
 * @param answered where the answer came from; empty where that is not told
 */
function isElsewhere(answered: string, asked: string): boolean {
  return answered !== '' && new URL(answered).origin !== new URL(asked).origin
}

function responseOf(xhr: XMLHttpRequest): Response {
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
