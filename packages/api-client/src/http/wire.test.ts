import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { ignoreBody } from '../decode/fields.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import { getFollowers, getFollowing, verifyCredentials } from '../endpoints/accounts.ts'
import { revokeToken } from '../endpoints/oauth.ts'
import { createStatus, deleteStatus, favouriteStatus, getStatus } from '../endpoints/statuses.ts'
import { getHomeTimeline } from '../endpoints/timelines.ts'

interface Received {
  readonly method: string
  /** Path and query, as received. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface LoopbackServer {
  readonly origin: string
  readonly received: readonly Received[]
}

type Answering = (request: Received, response: ServerResponse) => void

const running: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

/** Starts a real HTTP server that records its requests, and stops it after the test. */
async function startServer(answer: Answering): Promise<LoopbackServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
      received.push(entry)
      answer(entry, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { origin: `http://127.0.0.1:${address.port}`, received }
}

function sendJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const account = { id: '1', acct: 'ada', username: 'ada' }
const status = { id: '5', account, content: '<p>Hi</p>' }

const catchFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

test(
  'sends the token with every request and a GET without a body',
  { tags: ['SES-13'] },
  async () => {
    const server = await startServer((_request, response) => sendJson(response, account))
    const client = createApiClient({ baseUrl: server.origin, accessToken: 'T' })

    const own = await client.request(verifyCredentials, {})

    expect(own.acct).toBe('ada')
    expect(server.received).toMatchObject([
      { method: 'GET', url: '/api/v1/accounts/verify_credentials', body: '' },
    ])
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'Bearer T',
      accept: 'application/json',
    })
    expect(server.received[0]?.headers).not.toHaveProperty('content-type')
  },
)

test(
  'sends JSON with real booleans and without null and undefined',
  { tags: ['API-02'] },
  async () => {
    const server = await startServer((_request, response) => sendJson(response, status))
    const client = createApiClient({ baseUrl: `${server.origin}/` })

    await client.request(
      createStatus,
      { status: 'Hi', sensitive: true, media_ids: ['1', '2'], in_reply_to_id: null },
      { idempotencyKey: 'key-1' },
    )

    const [request] = server.received
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.headers['idempotency-key']).toBe('key-1')
    expect(request?.headers).not.toHaveProperty('authorization')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      status: 'Hi',
      sensitive: true,
      media_ids: ['1', '2'],
    })
  },
)

test('sends OAuth requests as forms', { tags: ['API-02'] }, async () => {
  const server = await startServer((_request, response) => sendJson(response, {}))

  await createApiClient({ baseUrl: server.origin }).request(revokeToken, {
    client_id: 'a',
    client_secret: 'b&c',
    token: 'T',
  })

  expect(server.received[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(server.received[0]?.body).toBe('client_id=a&client_secret=b%26c&token=T')
})

test('sends a file as multipart with the boundary of fetch', { tags: ['API-02'] }, async () => {
  const server = await startServer((_request, response) => sendJson(response, {}))
  const upload = defineEndpoint('POST', '/api/v1/media', {
    accepts: accepts<{ file: Blob; description: string }>(),
    returns: ignoreBody,
    sends: 'multipart',
  })

  await createApiClient({ baseUrl: server.origin }).request(upload, {
    file: new Blob(['pixels'], { type: 'image/png' }),
    description: 'A pixel',
  })

  const [request] = server.received
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(request?.body).toMatch(
    /name="file"; filename="blob"\r\nContent-Type: image\/png\r\n\r\npixels/,
  )
  expect(request?.body).toMatch(/name="description"\r\n\r\nA pixel/)
})

test('keeps status, reason and status text of a refusal', { tags: ['ERR-03'] }, async () => {
  const server = await startServer(({ method }, response) => {
    if (method === 'GET') return sendJson(response, { error: 'Record not found' }, 404)
    response.writeHead(503, 'Service Unavailable').end()
  })
  const client = createApiClient({ baseUrl: server.origin })

  expect(await catchFailure(client.request(getStatus, { id: '5' }))).toMatchObject({
    title: '404',
    message: 'Record not found',
  })
  expect(await catchFailure(client.request(deleteStatus, { id: '5' }))).toMatchObject({
    title: '503',
    message: 'Service Unavailable',
  })
})

test('rejects an aborted request before the server responds', { tags: ['ERR-07'] }, async () => {
  const server = await startServer(() => undefined)
  const leaving = new AbortController()

  const call = catchFailure(
    createApiClient({ baseUrl: server.origin }).request(
      getStatus,
      { id: '5' },
      { signal: leaving.signal },
    ),
  )
  leaving.abort()
  expect(await call).toMatchObject({ kind: 'aborted' })
})

test('reads the links of a page and that a 206 is incomplete', async () => {
  const server = await startServer((_request, response) =>
    sendJson(response, [status, { broken: true }], 206, {
      Link: '<http://x.example/api/v1/timelines/home?max_id=5>; rel="next"',
    }),
  )

  const page = await createApiClient({ baseUrl: server.origin }).requestPage(getHomeTimeline, {
    limit: 40,
  })

  expect(page).toMatchObject({
    items: [{ id: '5' }],
    next: 'http://x.example/api/v1/timelines/home?max_id=5',
    prev: null,
    isPartial: true,
  })
})

test.each([
  ['followers', getFollowers],
  ['following', getFollowing],
])('requests the second page of %s by its link', { tags: ['API-21'] }, async (name, listed) => {
  const path = `/api/v1/accounts/7/${name}`
  const server = await startServer(({ url, headers }, response) => {
    const link = `<http://${headers.host ?? ''}${path}?limit=1&max_id=internal-9>; rel="next"`
    sendJson(response, [account], 200, url === path ? { Link: link } : {})
  })
  const client = createApiClient({ baseUrl: server.origin, accessToken: 'T' })

  const first = await client.requestPage(listed, { id: '7' })
  const second = await client.requestLink(listed, first.next ?? '')

  expect(server.received.map(({ url }) => url)).toEqual([path, `${path}?limit=1&max_id=internal-9`])
  expect(second).toMatchObject({ items: [{ acct: 'ada' }], next: null })
})

test(
  'resolves a link to a foreign server on the own one, with the token',
  { tags: ['API-12'] },
  async () => {
    const ours = await startServer((_request, response) => sendJson(response, [status]))
    const foreign = await startServer((_request, response) => sendJson(response, []))
    const client = createApiClient({ baseUrl: ours.origin, accessToken: 'T' })

    await client.requestLink(
      getHomeTimeline,
      `${foreign.origin}/api/v1/timelines/home?max_id=5&limit=40`,
    )

    expect(ours.received).toMatchObject([
      {
        method: 'GET',
        url: '/api/v1/timelines/home?max_id=5&limit=40',
        headers: { authorization: 'Bearer T' },
      },
    ])
    expect(foreign.received).toEqual([])
  },
)

test(
  "sends CSRF tokens only to the page's own origin",
  { tags: ['API-04', 'SES-13'] },
  async () => {
    const server = await startServer((_request, response) => sendJson(response, status))
    const csrf = { readCookies: () => 'XSRF-TOKEN=abc', readMeta: () => 'def' }
    const at = (pageOrigin: string) =>
      createApiClient({ baseUrl: server.origin, csrf: { ...csrf, pageOrigin } })

    await at(server.origin).request(favouriteStatus, { id: '5' })
    await at('https://elsewhere.example').request(favouriteStatus, { id: '5' })

    const [own, foreign] = server.received
    expect(own?.headers).toMatchObject({ 'x-xsrf-token': 'abc', 'x-csrf-token': 'def' })
    expect(foreign?.headers).not.toHaveProperty('x-xsrf-token')
    expect(foreign?.headers).not.toHaveProperty('x-csrf-token')
  },
)
