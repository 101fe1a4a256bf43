import { createApiClient, type ApiClient } from '../client.ts'
import { createFakeServer } from './fake-server.ts'

/** A client of a fake server, and what it asked of it. */
export function clientOf(
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
    asked: server.asked,
    /** The bodies that were sent, parsed; null where there was none. */
    bodies: () =>
      Promise.all(
        server.requests.map(async (request): Promise<unknown> => {
          const text = await request.clone().text()
          return text === '' ? null : JSON.parse(text)
        }),
      ),
    /** One header of every request; null where it had none. */
    headers: (name: string) => server.requests.map(({ headers }) => headers.get(name)),
    /** What was asked for behind the `?`, readable. */
    queries: () => server.requests.map(({ url }) => decodeURIComponent(new URL(url).search)),
  }
}
