import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { createToken } from '../endpoints/oauth.ts'
import { createStatus } from '../endpoints/statuses.ts'
import { getHomeTimeline } from '../endpoints/timelines.ts'

const TOKEN = 'TOKEN-OF-ADA'

/** What reached the other host, with its head. */
let arrived: IncomingMessage[]
const other = createServer((request, response) => {
  arrived.push(request)
  response.setHeader('Content-Type', 'application/json').end('[]')
})
/** The chosen server leads every call there. */
const chosen = createServer((request, response) => {
  const code = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 307)
  response.writeHead(code, { Location: `${addressOf(other)}${request.url}` }).end()
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

function addressOf(server: typeof other): string {
  const address = server.address()
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
}

const client = () =>
  createApiClient({
    baseUrl: addressOf(chosen),
    accessToken: TOKEN,
    fetch: (request) => fetch(request),
  })

test.each([301, 302, 307, 308])(
  'a call that is led to another host by %i arrives there without the token',
  async (code) => {
    await client().call(getHomeTimeline, { max_id: String(code) })

    expect(arrived).toHaveLength(1)
    expect(arrived[0]?.headers.authorization).toBeUndefined()
    expect(JSON.stringify([arrived[0]?.rawHeaders, arrived[0]?.url])).not.toContain(TOKEN)
  },
)

test('what has words or secrets in it is led nowhere, and fails as a call without an answer', async () => {
  const post = client().call(createStatus, { status: 'For ours alone' })
  await expect(post).rejects.toMatchObject({ kind: 'network' })
  const trade = client().call(createToken, {
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
