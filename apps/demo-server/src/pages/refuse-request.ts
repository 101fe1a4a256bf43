import { isOpenToOrigins } from '../http/check-request.ts'
import { ApiFailure, createErrorResponse } from '../http/response.ts'
import { createPageResponse } from './page-response.ts'
import { createMessagePage } from './session-pages.ts'

/** Creates the 429 response. @param waitMs the time after which the client may retry */
export function respondTooManyRequests({ method, url }: Request, waitMs: number): Response {
  const then = method === 'GET' ? 'reload the page' : 'submit the form again'
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  const wait = formatSeconds(seconds)
  const reply = isOpenToOrigins(new URL(url).pathname)
    ? createErrorResponse(new ApiFailure(429, `Too many requests. Try again in ${wait}.`))
    : createMessagePage(
        429,
        'Too many requests',
        `Your request was not processed. Wait ${wait}, then ${then}.`,
      )
  reply.headers.set('Retry-After', String(seconds))
  return reply
}

/** Creates the response to a request that was sent by a page of another site. */
export const respondCrossSite = (pathname: string): Response =>
  isOpenToOrigins(pathname)
    ? createErrorResponse(new ApiFailure(403, 'This request came from another site'))
    : createMessagePage(
        403,
        'Request from another site',
        'Your request was not processed because another site sent the form. Open the page on this server and submit the form again.',
      )

/** Creates the response to a path with characters that need no encoding. @param path as decoded by the router */
export const respondEncodedPath = (path: string): Response =>
  isOpenToOrigins(path)
    ? createErrorResponse(new ApiFailure(400, 'The path encodes characters unnecessarily'))
    : createMessagePage(
        400,
        'Invalid address',
        'The address encodes letters or digits unnecessarily.',
      )

/** Creates the response to a request for an unknown host name. */
export const respondMisdirected = (path: string): Response =>
  isOpenToOrigins(path)
    ? createErrorResponse(new ApiFailure(421, 'This server does not use that host name'))
    : createPageResponse(
        {
          title: 'Unknown host name',
          body: `<h1>Unknown host name</h1>
<p>On the same machine, use <strong>localhost</strong> or <strong>127.0.0.1</strong>. On other machines, use the IP address or name of the server.</p>
<p>To use another name, start the server with <strong>ORIGIN=https://that.name</strong>.</p>`,
        },
        { status: 421 },
      )

function formatSeconds(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
