import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { ignored } from './decode/ignored.ts'
import { accepts, endpoint } from './endpoint.ts'
import { getFollowers, getFollowing, verifyCredentials } from './endpoints/accounts.ts'
import { revokeToken } from './endpoints/oauth.ts'
import { createStatus, deleteStatus, favouriteStatus, getStatus } from './endpoints/statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import { ApiError } from './http/api-error.ts'
import type { Fetch } from './http/send.ts'
import { sendJson, startServer } from './testing/loopback-server.ts'

const account = { id: '1', acct: 'ada', username: 'ada' }
const status = { id: '5', account, content: '<p>Hi</p>' }

/** A server made of one function; what it was asked is in `requests`. */
function answering(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const fetch: Fetch = async (request) => {
    requests.push(request)
    return answer(request)
  }
  return { fetch, requests }
}

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

test('every request carries the token; a GET has no body [SES-13]', async () => {
  const server = await startServer((_request, response) => sendJson(response, account))
  const client = createApiClient({ baseUrl: server.origin, accessToken: 'T' })

  const own = await client.call(verifyCredentials, {})

  expect(own.acct).toBe('ada')
  expect(server.received).toMatchObject([
    { method: 'GET', url: '/api/v1/accounts/verify_credentials', body: '' },
  ])
  expect(server.received[0]?.headers).toMatchObject({
    authorization: 'Bearer T',
    accept: 'application/json',
  })
  expect(server.received[0]?.headers).not.toHaveProperty('content-type')
})

test('an object goes out as JSON with real booleans; null and undefined stay at home [API-02]', async () => {
  const server = await startServer((_request, response) => sendJson(response, status))
  const client = createApiClient({ baseUrl: `${server.origin}/` })

  await client.call(
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
})

test('OAuth calls go out as forms [API-02]', async () => {
  const server = await startServer((_request, response) => sendJson(response, {}))

  await createApiClient({ baseUrl: server.origin }).call(revokeToken, {
    client_id: 'a',
    client_secret: 'b&c',
    token: 'T',
  })

  expect(server.received[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(server.received[0]?.body).toBe('client_id=a&client_secret=b%26c&token=T')
})

test('a file goes out as multipart, its boundary stated by fetch alone [API-02]', async () => {
  const server = await startServer((_request, response) => sendJson(response, {}))
  const upload = endpoint('POST', '/api/v1/media', {
    accepts: accepts<{ file: Blob; description: string }>(),
    returns: ignored,
    sends: 'multipart',
  })

  await createApiClient({ baseUrl: server.origin }).call(upload, {
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

test.each([[200], [204], [206], [299]])('status %i is a success [API-01]', async (code) => {
  const body = code === 204 ? null : '{}'
  const { fetch } = answering(() => new Response(body, { status: code }))

  await expect(
    createApiClient({ baseUrl: 'https://a.example', fetch }).call(deleteStatus, { id: '5' }),
  ).resolves.toBeUndefined()
})

test.each([[300], [304], [400], [404], [500]])('status %i is a failure [API-01]', async (code) => {
  const { fetch, requests } = answering(() => new Response(null, { status: code }))
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })

  await expect(client.call(getStatus, { id: '5' })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'response',
    status: code,
  })
  expect(requests).toHaveLength(1)
})

test('no time limit ends a slow request [API-03]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let answer: (response: Response) => void = () => undefined
  const { fetch, requests } = answering(() => new Promise((resolve) => (answer = resolve)))
  const settled = vi.fn<() => void>()

  const call = createApiClient({ baseUrl: 'https://a.example', fetch }).call(getStatus, { id: '5' })
  call.then(settled, settled)
  await vi.advanceTimersByTimeAsync(600_000)

  expect(settled).not.toHaveBeenCalled()
  expect(requests[0]?.signal.aborted).toBe(false)
  answer(Response.json(status))
  await expect(call).resolves.toMatchObject({ id: '5' })
})

test('a body is JSON when it can be, whatever its type says, and text otherwise [API-05]', async () => {
  const refuse = async (body: string) => {
    const { fetch } = answering(() => new Response(body, { status: 500 }))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })
    return failure(client.call(getStatus, { id: '5' }))
  }

  expect(await refuse('{"error":"x"}')).toMatchObject({ body: { error: 'x' }, message: 'x' })
  expect(await refuse('oops')).toMatchObject({ body: 'oops' })
})

test('a refusal over the wire keeps status, reason and status text [ERR-03]', async () => {
  const server = await startServer(({ method }, response) => {
    if (method === 'GET') return sendJson(response, { error: 'Record not found' }, 404)
    response.writeHead(503, 'Service Unavailable').end()
  })
  const client = createApiClient({ baseUrl: server.origin })

  expect(await failure(client.call(getStatus, { id: '5' }))).toMatchObject({
    title: '404',
    message: 'Record not found',
  })
  expect(await failure(client.call(deleteStatus, { id: '5' }))).toMatchObject({
    title: '503',
    message: 'Service Unavailable',
  })
})

test('a server that is not there gives no status [ERR-04]', async () => {
  const { fetch } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })

  expect(await failure(client.call(getStatus, { id: '5' }))).toMatchObject({
    kind: 'network',
    status: null,
    title: 'Oops!',
    message: 'An unexpected error occurred',
  })
})

test('a cancelled call says so, before and after the answer came [ERR-07]', async () => {
  const server = await startServer(() => undefined)
  const leaving = new AbortController()

  const call = failure(
    createApiClient({ baseUrl: server.origin }).call(
      getStatus,
      { id: '5' },
      { signal: leaving.signal },
    ),
  )
  leaving.abort()
  expect(await call).toMatchObject({ kind: 'aborted' })

  const gone = { signal: AbortSignal.abort() }
  const { fetch } = answering(() => Response.json(status))
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })
  expect(await failure(client.call(getStatus, { id: '5' }, gone))).toMatchObject({
    kind: 'aborted',
  })
})

test('an answer without use is an error of its own kind', async () => {
  const { fetch } = answering(() => new Response('<html>Welcome</html>'))
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })

  expect(await failure(client.call(getStatus, { id: '5' }))).toMatchObject({
    kind: 'decode',
    status: 200,
    cause: { name: 'DecodeError' },
  })
})

test('an id that would lead elsewhere is never asked for', async () => {
  const { fetch, requests } = answering(() => Response.json(status))
  const client = createApiClient({ baseUrl: 'https://a.example', accessToken: 'T', fetch })

  const error = await failure(client.call(getStatus, { id: '..' }))

  expect(error).toBeInstanceOf(ApiError)
  expect(requests).toEqual([])
})

test('a page knows its neighbours, and a 206 that it is not complete', async () => {
  const server = await startServer((_request, response) =>
    sendJson(response, [status, { broken: true }], 206, {
      Link: '<http://x.example/api/v1/timelines/home?max_id=5>; rel="next"',
    }),
  )

  const page = await createApiClient({ baseUrl: server.origin }).page(getHomeTimeline, {
    limit: 40,
  })

  expect(page).toMatchObject({
    items: [{ id: '5' }],
    next: 'http://x.example/api/v1/timelines/home?max_id=5',
    prev: null,
    isPartial: true,
  })
})

test('a Link header that cannot be read costs the next page only', async () => {
  const { fetch } = answering(() => Response.json([status], { headers: { Link: 'oops' } }))

  const page = await createApiClient({ baseUrl: 'https://a.example', fetch }).page(
    getHomeTimeline,
    {},
  )

  expect(page).toMatchObject({ items: [{ id: '5' }], next: null, prev: null, isPartial: false })
})

test.each([
  ['followers', getFollowers],
  ['following', getFollowing],
])('the second page of %s is asked for by its link [API-21]', async (name, listed) => {
  const path = `/api/v1/accounts/7/${name}`
  const server = await startServer(({ url, headers }, response) => {
    const link = `<http://${headers.host ?? ''}${path}?limit=1&max_id=internal-9>; rel="next"`
    sendJson(response, [account], 200, url === path ? { Link: link } : {})
  })
  const client = createApiClient({ baseUrl: server.origin, accessToken: 'T' })

  const first = await client.page(listed, { id: '7' })
  const second = await client.follow(listed, first.next ?? '')

  expect(server.received.map(({ url }) => url)).toEqual([path, `${path}?limit=1&max_id=internal-9`])
  expect(second).toMatchObject({ items: [{ acct: 'ada' }], next: null })
})

test('a link to a foreign server is asked of ours, with the token, and the foreign one hears nothing [API-12]', async () => {
  const ours = await startServer((_request, response) => sendJson(response, [status]))
  const foreign = await startServer((_request, response) => sendJson(response, []))
  const client = createApiClient({ baseUrl: ours.origin, accessToken: 'T' })

  await client.follow(getHomeTimeline, `${foreign.origin}/api/v1/timelines/home?max_id=5&limit=40`)

  expect(ours.received).toMatchObject([
    {
      method: 'GET',
      url: '/api/v1/timelines/home?max_id=5&limit=40',
      headers: { authorization: 'Bearer T' },
    },
  ])
  expect(foreign.received).toEqual([])
})

test('CSRF tokens go to the page itself and nowhere else [API-04, SES-13]', async () => {
  const server = await startServer((_request, response) => sendJson(response, status))
  const csrf = { readCookies: () => 'XSRF-TOKEN=abc', readMeta: () => 'def' }
  const at = (pageOrigin: string) =>
    createApiClient({ baseUrl: server.origin, csrf: { ...csrf, pageOrigin } })

  await at(server.origin).call(favouriteStatus, { id: '5' })
  await at('https://elsewhere.example').call(favouriteStatus, { id: '5' })

  const [own, foreign] = server.received
  expect(own?.headers).toMatchObject({ 'x-xsrf-token': 'abc', 'x-csrf-token': 'def' })
  expect(foreign?.headers).not.toHaveProperty('x-xsrf-token')
  expect(foreign?.headers).not.toHaveProperty('x-csrf-token')
})

test('the observer hears start and end of every call, and of its error in between', async () => {
  const { fetch } = answering(({ url }) =>
    Response.json(status, { status: url.endsWith('6') ? 500 : 200 }),
  )
  const heard: string[] = []
  const observer = {
    onStart: () => heard.push('start'),
    onEnd: () => heard.push('end'),
    onError: (_endpoint: unknown, error: ApiError) => heard.push(`error ${error.title}`),
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch, observer })

  await client.call(getStatus, { id: '5' })
  await failure(client.call(getStatus, { id: '6' }))

  expect(heard).toEqual(['start', 'end', 'start', 'error 500', 'end'])
})

test('after a 429 what nobody asked for waits, what the user asked for goes', async () => {
  let now = 0
  const { fetch, requests } = answering(() =>
    requests.length === 1
      ? new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
      : Response.json([status]),
  )
  const client = createApiClient({ baseUrl: 'https://a.example', fetch, now: () => now })
  await failure(client.page(getHomeTimeline, {}))

  expect(client.budget).toEqual({ left: 0, resetAt: 60_000 })
  expect(await failure(client.page(getHomeTimeline, {}, { isRefresh: true }))).toMatchObject({
    status: 429,
  })
  expect(requests).toHaveLength(1)
  await client.page(getHomeTimeline, {})
  now = 60_000
  await client.page(getHomeTimeline, {}, { isRefresh: true })
  expect(requests).toHaveLength(3)
})
