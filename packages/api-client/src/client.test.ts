import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { deleteList } from './endpoints/lists.ts'
import { getStatus } from './endpoints/statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import { ApiError } from './http/api-error.ts'
import type { Fetch } from './http/send.ts'

const account = { id: '1', acct: 'ada', username: 'ada' }
const status = { id: '5', account, content: '<p>Hi</p>' }

/** Creates a server from one function. `requests` are the requests that it received. */
function createServer(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const fetch: Fetch = async (request) => {
    requests.push(request)
    return answer(request)
  }
  return { fetch, requests }
}

const catchFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

test.each([[200], [204], [206], [299]])('accepts status %i', { tags: ['API-01'] }, async (code) => {
  const body = code === 204 ? null : '{}'
  const { fetch } = createServer(() => new Response(body, { status: code }))

  await expect(
    createApiClient({ baseUrl: 'https://a.example', fetch }).request(deleteList, { id: '5' }),
  ).resolves.toBeUndefined()
})

test.each([[300], [304], [400], [404], [500]])(
  'rejects status %i',
  { tags: ['API-01'] },
  async (code) => {
    const { fetch, requests } = createServer(() => new Response(null, { status: code }))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    await expect(client.request(getStatus, { id: '5' })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'response',
      status: code,
    })
    expect(requests).toHaveLength(1)
  },
)

test('has no timeout for slow requests', { tags: ['API-03'] }, async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let answer: (response: Response) => void = () => undefined
  const { fetch, requests } = createServer(() => new Promise((resolve) => (answer = resolve)))
  const settled = vi.fn<() => void>()

  const call = createApiClient({ baseUrl: 'https://a.example', fetch }).request(getStatus, {
    id: '5',
  })
  call.then(settled, settled)
  await vi.advanceTimersByTimeAsync(600_000)

  expect(settled).not.toHaveBeenCalled()
  expect(requests[0]?.signal.aborted).toBe(false)
  answer(Response.json(status))
  await expect(call).resolves.toMatchObject({ id: '5' })
})

test(
  'parses a body as JSON when possible, whatever its type, and as text otherwise',
  { tags: ['API-05'] },
  async () => {
    const refuse = async (body: string) => {
      const { fetch } = createServer(() => new Response(body, { status: 500 }))
      const client = createApiClient({ baseUrl: 'https://a.example', fetch })
      return catchFailure(client.request(getStatus, { id: '5' }))
    }

    expect(await refuse('{"error":"x"}')).toMatchObject({ body: { error: 'x' }, message: 'x' })
    expect(await refuse('oops')).toMatchObject({ body: 'oops' })
  },
)

test(
  'discards a response that arrives after the request was aborted',
  { tags: ['ERR-07'] },
  async () => {
    const gone = { signal: AbortSignal.abort() }
    const { fetch } = createServer(() => Response.json(status))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })
    expect(await catchFailure(client.request(getStatus, { id: '5' }, gone))).toMatchObject({
      kind: 'aborted',
    })
  },
)

test(
  'rejects without a status and without a retry when the server is unreachable',
  { tags: ['ERR-04'] },
  async () => {
    const { fetch, requests } = createServer(() => Promise.reject(new TypeError('Failed to fetch')))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    expect(await catchFailure(client.request(getStatus, { id: '5' }))).toMatchObject({
      kind: 'network',
      status: null,
      title: 'Oops!',
      message: 'An unexpected error occurred',
    })
    expect(requests).toHaveLength(1)
  },
)

test('rejects an unusable response with a decode error', async () => {
  const { fetch } = createServer(() => new Response('<html>Welcome</html>'))
  const client = createApiClient({ baseUrl: 'https://a.example', fetch })

  expect(await catchFailure(client.request(getStatus, { id: '5' }))).toMatchObject({
    kind: 'decode',
    status: 200,
    cause: { name: 'DecodeError' },
  })
})

test('sends no request for an id that would change the path', async () => {
  const { fetch, requests } = createServer(() => Response.json(status))
  const client = createApiClient({ baseUrl: 'https://a.example', accessToken: 'T', fetch })

  const error = await catchFailure(client.request(getStatus, { id: '..' }))

  expect(error).toBeInstanceOf(ApiError)
  expect(requests).toEqual([])
})

test('loses only the next page when the Link header is malformed', async () => {
  const { fetch } = createServer(() => Response.json([status], { headers: { Link: 'oops' } }))

  const page = await createApiClient({ baseUrl: 'https://a.example', fetch }).requestPage(
    getHomeTimeline,
    {},
  )

  expect(page).toMatchObject({ items: [{ id: '5' }], next: null, prev: null, isPartial: false })
})

test('notifies the observer of start, error and end of every request', async () => {
  const { fetch } = createServer(({ url }) =>
    Response.json(status, { status: url.endsWith('6') ? 500 : 200 }),
  )
  const events: string[] = []
  const observer = {
    onStart: () => events.push('start'),
    onEnd: () => events.push('end'),
    onError: (_endpoint: unknown, error: ApiError) => events.push(`error ${error.title}`),
  }
  const client = createApiClient({ baseUrl: 'https://a.example', fetch, observer })

  await client.request(getStatus, { id: '5' })
  await catchFailure(client.request(getStatus, { id: '6' }))

  expect(events).toEqual(['start', 'end', 'start', 'error 500', 'end'])
})
