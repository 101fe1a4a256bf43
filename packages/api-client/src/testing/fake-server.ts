import type { Fetch } from '../http/send.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** A server of a few routes, `POST /oauth/token`; all others are 404, without JSON. */
export function createFakeServer(routes: Readonly<Record<string, Answer>>) {
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
    asked: () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  }
}

/** A server that cannot be reached, as fetch says it. */
export const unreachableServer: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))
