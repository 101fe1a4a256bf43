/** Creates the response to one request. */
type Reply = (request: Request) => Response | Promise<Response>

export interface ScriptedServer {
  readonly fetch: (request: Request) => Promise<Response>
  /** @param route e.g. `GET /api/v1/timelines/home`; the latest reply of a route applies */
  readonly on: (route: string, reply: Reply) => void
  /** Holds the next request of a route until the test answers it. */
  readonly hold: (route: string) => { readonly answer: (response: Response) => void }
  /** All requests, as `GET /path?query`. */
  readonly calls: () => readonly string[]
  readonly requests: () => readonly Request[]
}

/** Creates a response with a page of items. @param link the Link header's next page, as a path with query */
export function createPageResponse(
  items: readonly unknown[],
  link?: string,
  status = 200,
): Response {
  const next = link === undefined ? {} : { Link: `<https://colonnade.example${link}>; rel="next"` }
  return Response.json(items, { status, headers: next })
}

export const createErrorResponse = (status: number, error = 'no'): Response =>
  Response.json({ error }, { status })

/** Creates a server with scripted replies, and 404 for everything else. */
export function createScriptedServer(): ScriptedServer {
  const replies = new Map<string, Reply>()
  const requests: Request[] = []

  const getRoute = (request: Request) => `${request.method} ${new URL(request.url).pathname}`

  return {
    async fetch(request) {
      requests.push(request.clone())
      const reply = replies.get(getRoute(request))
      return reply === undefined ? createErrorResponse(404, 'not scripted') : reply(request)
    },
    on: (route, reply) => void replies.set(route, reply),
    hold(route) {
      const before = replies.get(route)
      let answer: (response: Response) => void = () => {}
      const waiting = new Promise<Response>((resolve) => {
        answer = resolve
      })
      replies.set(route, () => {
        if (before === undefined) replies.delete(route)
        else replies.set(route, before)
        return waiting
      })
      return { answer: (response) => answer(response) }
    },
    calls: () =>
      requests.map((request) => {
        const { pathname, search } = new URL(request.url)
        return `${request.method} ${pathname}${decodeURIComponent(search)}`
      }),
    requests: () => requests,
  }
}
