import type { Fetch } from '../http/send.ts'

type Responder = (request: Request) => Response | Promise<Response>

/** Creates a server with a few routes, such as `POST /oauth/token`; all others are 404, without JSON. */
export function createFakeServer(routes: Readonly<Record<string, Responder>>) {
  const requests: Request[] = []
  const fetch: Fetch = async (request) => {
    requests.push(request.clone())
    const route = `${request.method} ${new URL(request.url).pathname}`
    const answer = routes[route]
    return answer === undefined ? new Response('<h1>404</h1>', { status: 404 }) : answer(request)
  }
  return {
    fetch,
    requests,
    getCalls: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  }
}

/** An unreachable server, as `fetch` reports it. */
export const unreachableServer: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))
