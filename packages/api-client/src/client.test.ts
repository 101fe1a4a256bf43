import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { deleteList } from './endpoints/lists.ts'
import { getStatus } from './endpoints/statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import { ApiError } from './http/api-error.ts'
import type { Fetch } from './http/send.ts'

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

test.each([[200], [204], [206], [299]])(
  'status %i is a success',
  { tags: ['API-01'] },
  async (code) => {
    const body = code === 204 ? null : '{}'
    const { fetch } = answering(() => new Response(body, { status: code }))

    await expect(
      createApiClient({ baseUrl: 'https://a.example', fetch }).call(deleteList, { id: '5' }),
    ).resolves.toBeUndefined()
  },
)

test.each([[300], [304], [400], [404], [500]])(
  'status %i is a failure',
  { tags: ['API-01'] },
  async (code) => {
    const { fetch, requests } = answering(() => new Response(null, { status: code }))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    await expect(client.call(getStatus, { id: '5' })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'response',
      status: code,
    })
    expect(requests).toHaveLength(1)
  },
)

test('no time limit ends a slow request', { tags: ['API-03'] }, async () => {
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

test(
  'a body is JSON when it can be, whatever its type says, and text otherwise',
  { tags: ['API-05'] },
  async () => {
    const refuse = async (body: string) => {
      const { fetch } = answering(() => new Response(body, { status: 500 }))
      const client = createApiClient({ baseUrl: 'https://a.example', fetch })
      return failure(client.call(getStatus, { id: '5' }))
    }

    expect(await refuse('{"error":"x"}')).toMatchObject({ body: { error: 'x' }, message: 'x' })
    expect(await refuse('oops')).toMatchObject({ body: 'oops' })
  },
)

test(
  'an answer that comes after its call was cancelled is not given',
  { tags: ['ERR-07'] },
  async () => {
    const gone = { signal: AbortSignal.abort() }
    const { fetch } = answering(() => Response.json(status))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })
    expect(await failure(client.call(getStatus, { id: '5' }, gone))).toMatchObject({
      kind: 'aborted',
    })
  },
)

test(
  'a server that is not there gives no status, and is not asked twice',
  { tags: ['ERR-04'] },
  async () => {
    const { fetch, requests } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    expect(await failure(client.call(getStatus, { id: '5' }))).toMatchObject({
      kind: 'network',
      status: null,
      title: 'Oops!',
      message: 'An unexpected error occurred',
    })
    expect(requests).toHaveLength(1)
  },
)

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

test('a Link header that cannot be read costs the next page only', async () => {
  const { fetch } = answering(() => Response.json([status], { headers: { Link: 'oops' } }))

  const page = await createApiClient({ baseUrl: 'https://a.example', fetch }).page(
    getHomeTimeline,
    {},
  )

  expect(page).toMatchObject({ items: [{ id: '5' }], next: null, prev: null, isPartial: false })
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
