import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { createToken } from '../endpoints/oauth.ts'
import { createStatus } from '../endpoints/statuses.ts'
import { getHomeTimeline } from '../endpoints/timelines.ts'

const TOKEN = 'TOKEN-OF-ADA'

/** The requests that reached the other host, with their headers. */
let arrived: IncomingMessage[]
const other = createServer((request, response) => {
  arrived.push(request)
  response.setHeader('Content-Type', 'application/json').end('[]')
})
/** The signed-in server redirects every request to the other host. */
const chosen = createServer((request, response) => {
  const code = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 307)
  response.writeHead(code, { Location: `${getAddress(other)}${request.url}` }).end()
})

beforeEach(async () => {
  arrived = []
  for (const server of [other, chosen])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const server of [other, chosen]) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

function getAddress(server: typeof other): string {
  const address = server.address()
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
}

const createClient = () =>
  createApiClient({
    baseUrl: getAddress(chosen),
    accessToken: TOKEN,
    fetch: (request) => fetch(request),
  })

test.each([301, 302, 307, 308])(
  'drops the token when a %i redirects to another host',
  async (code) => {
    await createClient().request(getHomeTimeline, { max_id: String(code) })

    expect(arrived).toHaveLength(1)
    expect(arrived[0]?.headers.authorization).toBeUndefined()
    expect(JSON.stringify([arrived[0]?.rawHeaders, arrived[0]?.url])).not.toContain(TOKEN)
  },
)

test('follows no redirect of a request with text or secrets and fails with a network error', async () => {
  const post = createClient().request(createStatus, { status: 'For ours alone' })
  await expect(post).rejects.toMatchObject({ kind: 'network' })
  const trade = createClient().request(createToken, {
    grant_type: 'authorization_code',
    code: TOKEN,
    client_id: 'id',
    client_secret: TOKEN,
    redirect_uri: 'https://deck.example/',
    scope: 'read',
    code_verifier: TOKEN,
  })
  await expect(trade).rejects.toMatchObject({ kind: 'network' })

  expect(arrived).toEqual([])
})
