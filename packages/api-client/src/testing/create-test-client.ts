import { createApiClient, type ApiClient } from '../client.ts'
import { createFakeServer } from './fake-server.ts'

/** Creates a client of a fake server that records its requests. */
export function createTestClient(
  routes: Parameters<typeof createFakeServer>[0],
  traits: Partial<Parameters<typeof createApiClient>[0]> = {},
) {
  const server = createFakeServer(routes)
  const api: ApiClient = createApiClient({
    baseUrl: 'https://a.example',
    ...traits,
    fetch: server.fetch,
  })
  return {
    api,
    getCalls: server.getCalls,
    /** Returns the parsed request bodies; null for a request without one. */
    bodies: () =>
      Promise.all(
        server.requests.map(async (request): Promise<unknown> => {
          const text = await request.clone().text()
          return text === '' ? null : JSON.parse(text)
        }),
      ),
    /** Returns one header of every request; null for a request without it. */
    headers: (name: string) => server.requests.map(({ headers }) => headers.get(name)),
    /** Returns the decoded query strings. */
    queries: () => server.requests.map(({ url }) => decodeURIComponent(new URL(url).search)),
  }
}
