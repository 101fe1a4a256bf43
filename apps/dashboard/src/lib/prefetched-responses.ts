/** The pending responses of requests that were sent before the app loaded, by `getResponseKey`. */
export type PrefetchedResponses = Map<string, Promise<Response>>

declare global {
  var colonnadeFirstAnswers: PrefetchedResponses | undefined
}

/**
 * Returns the key of a response. @param authorization the header's value, so that no account receives another one's
 * response
 */
export const getResponseKey = (url: string, authorization: string): string =>
  `${authorization} ${url}`

/** Stores responses where the app looks for them. */
export function storePrefetchedResponses(answers: PrefetchedResponses): void {
  globalThis.colonnadeFirstAnswers = answers
}

/** More than a start requests. */
const MAX_RECORDED_URLS = 64

/** The URLs of the first requests, in their order. */
const requestedUrls = new Set<string>()

/** Wraps fetch to use prefetched responses. Each one is used once. A request whose prefetch failed is sent again. */
export function withPrefetchedResponses(
  ask: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return (request) => {
    const authorization = request.headers.get('Authorization')
    if (request.method !== 'GET' || authorization === null) return ask(request)
    if (requestedUrls.size < MAX_RECORDED_URLS) requestedUrls.add(request.url)
    const name = getResponseKey(request.url, authorization)
    const answer = globalThis.colonnadeFirstAnswers?.get(name)
    if (answer === undefined) return ask(request)
    globalThis.colonnadeFirstAnswers?.delete(name)
    return answer.catch(() => ask(request))
  }
}

/**
 * Returns the URLs requested so far, answered or not, for the next start to request early. Prefetched responses that
 * were not used are discarded and their URLs are not returned.
 */
export function getRequestedUrls(): readonly string[] {
  discardPrefetchedResponses()
  return [...requestedUrls]
}

/** Cancels the prefetched responses that were not used, and those that would still be sent. */
export function discardPrefetchedResponses(): void {
  const unused = globalThis.colonnadeFirstAnswers?.values() ?? []
  storePrefetchedResponses(new Map())
  for (const answer of unused) void cancelBody(answer)
}

/** Cancels the body. An unread response blocks its connection, and browsers allow six connections per server. */
async function cancelBody(answer: Promise<Response>): Promise<void> {
  try {
    await (await answer).body?.cancel()
  } catch {
    // The request failed or was cut off.
  }
}
