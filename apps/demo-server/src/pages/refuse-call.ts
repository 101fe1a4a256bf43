import { isOpenToOrigins } from '../http/check-request.ts'
import { ApiFailure, failureReply } from '../http/reply.ts'
import { framedReply } from './framed-reply.ts'
import { notePage } from './page-visit.ts'

/** @param waitMs until the caller may come again */
export function refuseTooMany({ method, url }: Request, waitMs: number): Response {
  const then = method === 'GET' ? 'load the page again' : 'send the form again'
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  const wait = inWords(seconds)
  const reply = isOpenToOrigins(new URL(url).pathname)
    ? failureReply(new ApiFailure(429, `Too many requests. Try again in ${wait}.`))
    : notePage(429, 'Too many at once', `Nothing was done. Wait ${wait}, then ${then}.`)
  reply.headers.set('Retry-After', String(seconds))
  return reply
}

/** To whoever was sent here by a page of somebody else. */
export const refuseForeign = (pathname: string): Response =>
  isOpenToOrigins(pathname)
    ? failureReply(new ApiFailure(403, 'This call came from a page of another site'))
    : notePage(
        403,
        'This came from elsewhere',
        'Nothing was done: the form was sent by a page of another site. Open the page here and send it again.',
      )

/** To whoever writes a path in a way that only a router reads. @param path as the router reads it */
export const refuseHidden = (path: string): Response =>
  isOpenToOrigins(path)
    ? failureReply(new ApiFailure(400, 'The path encodes characters that need no encoding'))
    : notePage(
        400,
        'This address is not written plainly',
        'Nothing was done: it encodes letters or digits that need no encoding.',
      )

/** To whoever calls this instance by a name that is none of its own. */
export const refuseMisdirected = (path: string): Response =>
  isOpenToOrigins(path)
    ? failureReply(new ApiFailure(421, 'This instance does not answer to that name'))
    : framedReply(
        {
          title: 'Not here under that name',
          body: `<h1>Not here under that name</h1>
<p>On this machine its pages are at <strong>localhost</strong> or <strong>127.0.0.1</strong>, elsewhere at this machine’s own address or name.</p>
<p>Whoever serves it under a name starts it with <strong>ORIGIN=https://that.name</strong>.</p>`,
        },
        { status: 421 },
      )

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
