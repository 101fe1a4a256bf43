/** What a test's server says to one request. */
type Reply = (request: Request) => Response | Promise<Response>

export interface ScriptedServer {
  readonly fetch: (request: Request) => Promise<Response>
  /** @param route e.g. `GET /api/v1/timelines/home`; the latest script of a route counts */
  readonly on: (route: string, reply: Reply) => void
  /** The next call of a route waits until the test answers it. */
  readonly hold: (route: string) => { readonly answer: (response: Response) => void }
  /** Everything that was asked, as `GET /path?query`. */
  readonly calls: () => readonly string[]
  readonly requests: () => readonly Request[]
}

/** @param link the Link header's next page, as a path with query */
export function page(items: readonly unknown[], link?: string, status = 200): Response {
  const next = link === undefined ? {} : { Link: `<https://colonnade.example${link}>; rel="next"` }
  return Response.json(items, { status, headers: next })
}

export const refuse = (status: number, error = 'no'): Response =>
  Response.json({ error }, { status })

/** A server that says what a test wants, and nothing (404) where the test says nothing. */
export function scriptedServer(): ScriptedServer {
  const replies = new Map<string, Reply>()
  const requests: Request[] = []

  const routeOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`

  return {
    async fetch(request) {
      requests.push(request.clone())
      const reply = replies.get(routeOf(request))
      return reply === undefined ? refuse(404, 'not scripted') : reply(request)
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
