import { expect, test } from 'vitest'
import { createApiClient, type ApiClient } from './client.ts'
import { DecodeError } from './decode/fields.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/index.ts'
import { uploadMediaV2 } from './endpoints/media.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import type { ApiError } from './http/api-error.ts'
import type { RequestOptions } from './http/request-observer.ts'
import { createRetryPolicy } from './http/retry.ts'
import type { Fetch } from './http/send.ts'

interface Scenario {
  readonly fetch: Fetch
  readonly options?: RequestOptions
  /** Runs before the observed request. */
  readonly before?: (api: ApiClient, endpoint: Endpoint) => unknown
  /** Decodes the response. */
  readonly decode?: () => unknown
  readonly id?: string
}

const createRefusingFetch =
  (status: number): Fetch =>
  () =>
    Promise.resolve(new Response(null, { status }))
const createEmptyResponse: Fetch = () => Promise.resolve(Response.json([]))

/** Creates a server that fails once and then responds. */
function createFailOnceFetch(): Fetch {
  let calls = 0
  return (request) => {
    calls += 1
    return calls === 1 ? createRefusingFetch(503)(request) : createEmptyResponse(request)
  }
}

/** Returns everything that the observer and the caller receive for one request. */
async function recordPhases(
  endpoint: Endpoint,
  { fetch, options = {}, before, decode = () => [], id = '5' }: Scenario,
) {
  let phases: string[] = []
  let errors: ApiError[] = []
  const api = createApiClient({
    baseUrl: 'https://a.example',
    fetch,
    retry: createRetryPolicy({ wait: () => Promise.resolve() }),
    now: () => 0,
    observer: {
      onStart: ({ path }) => phases.push(`request ${path}`),
      onSuccess: ({ path }) => phases.push(`success ${path}`),
      onError({ path }, error) {
        phases.push(`fail ${path}`)
        errors.push(error)
      },
      onEnd: () => phases.push('end'),
    },
  })
  await before?.(api, endpoint)
  phases = []
  errors = []
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id])
  const thrown = await api
    .request({ ...endpoint, decode }, Object.fromEntries(names), options)
    .then(() => null)
    .catch((error: unknown) => error)
  return { phases, errors, thrown }
}

const getSuccessPhases = ({ path }: Endpoint) => [`request ${path}`, `success ${path}`, 'end']
const getFailurePhases = ({ path }: Endpoint) => [`request ${path}`, `fail ${path}`, 'end']

const all = Object.values(endpoints) as readonly Endpoint[]

test('reports request, success and end once for every endpoint', { tags: ['ERR-02'] }, async () => {
  for (const endpoint of all) {
    const { phases, errors, thrown } = await recordPhases(endpoint, { fetch: createEmptyResponse })

    expect(phases).toEqual(getSuccessPhases(endpoint))
    expect([errors, thrown]).toEqual([[], null])
  }
})

test('reports a retried request as one', { tags: ['ERR-02'] }, async () => {
  for (const endpoint of all) {
    const { phases } = await recordPhases(endpoint, { fetch: createFailOnceFetch() })

    expect(phases).toEqual(
      endpoint.method === 'GET' ? getSuccessPhases(endpoint) : getFailurePhases(endpoint),
    )
  }
})

/** The failures: how they are caused, and the properties of their error. */
const failures: readonly (readonly [
  name: string,
  scenario: () => Scenario,
  expected: (endpoint: Endpoint) => object,
])[] = [
  [
    'a server error',
    () => ({ fetch: createRefusingFetch(500) }),
    () => ({ kind: 'response', status: 500 }),
  ],
  [
    'a network error',
    () => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    () => ({ kind: 'network', status: null }),
  ],
  [
    'an unusable response',
    () => ({
      fetch: createEmptyResponse,
      decode() {
        throw new DecodeError('status', 'an id')
      },
    }),
    () => ({ kind: 'decode', status: 200 }),
  ],
  [
    'an already aborted request',
    () => ({ fetch: createEmptyResponse, options: { signal: AbortSignal.abort() } }),
    () => ({ kind: 'aborted' }),
  ],
  [
    'a request aborted in flight',
    () => {
      const leaving = new AbortController()
      return {
        options: { signal: leaving.signal },
        fetch: (request) => {
          leaving.abort()
          return createEmptyResponse(request)
        },
      }
    },
    () => ({ kind: 'aborted' }),
  ],
  [
    'a refresh aborted in the queue',
    () => ({
      fetch: createEmptyResponse,
      options: { signal: AbortSignal.abort(), priority: 'background' as const },
    }),
    () => ({ kind: 'aborted' }),
  ],
  [
    'too many requests',
    () => ({ fetch: createRefusingFetch(429) }),
    () => ({ kind: 'response', status: 429, retryAt: 60_000 }),
  ],
  [
    'a request during a rate-limit pause',
    () => ({
      fetch: createRefusingFetch(429),
      before: (api) => api.requestPage(getHomeTimeline, {}).catch(() => 0),
    }),
    () => ({ kind: 'response', status: 429, retryAt: 60_000 }),
  ],
  [
    'a method known to be missing',
    () => ({
      fetch: createRefusingFetch(418),
      before: ({ capabilities }, { needs }) => needs !== null && capabilities.record(needs, false),
    }),
    ({ needs }) => (needs === null ? { status: 418 } : { kind: 'unsupported', status: null }),
  ],
  [
    'a method that turns out to be missing',
    () => ({ fetch: createRefusingFetch(405) }),
    ({ needs }) => ({ kind: needs === null ? 'response' : 'unsupported', status: 405 }),
  ],
]

test.each(failures)(
  'reports one failure with the error of the caller for every endpoint: %s',
  { tags: ['ERR-01', 'ERR-02'] },
  async (_name, scenario, expected) => {
    for (const endpoint of all) {
      const { phases, errors, thrown } = await recordPhases(endpoint, scenario())

      expect(phases).toEqual(getFailurePhases(endpoint))
      expect(thrown).toMatchObject({ name: 'ApiError', ...expected(endpoint) })
      expect(errors).toEqual([thrown])
    }
  },
)

test(
  'reports a request that cannot be built as a failure',
  { tags: ['ERR-01', 'ERR-02'] },
  async () => {
    for (const endpoint of all.filter(({ path }) => path.includes(':'))) {
      const { phases, errors, thrown } = await recordPhases(endpoint, {
        fetch: createEmptyResponse,
        id: '..',
      })

      expect(phases).toEqual(getFailurePhases(endpoint))
      expect(errors).toEqual([thrown])
    }
  },
)

test.each([
  ['a page', (api: ApiClient) => api.requestPage(getHomeTimeline, {})],
  ['the page of a link', (api: ApiClient) => api.requestLink(getHomeTimeline, '/api/v1/x?a=1')],
  ['an upload', (api: ApiClient) => api.upload(uploadMediaV2, { file: new Blob(['x']) })],
] as const)('reports %s like any request', { tags: ['ERR-01', 'ERR-02'] }, async (_name, ask) => {
  const phases: string[] = []
  const of = (fetch: Fetch) =>
    createApiClient({
      baseUrl: 'https://a.example',
      fetch,
      observer: {
        onStart: () => phases.push('request'),
        onSuccess: () => phases.push('success'),
        onError: (_endpoint, error) => phases.push(`fail ${error.title}`),
      },
    })
  const answer: Fetch = ({ method }) =>
    Promise.resolve(Response.json(method === 'GET' ? [] : { id: '1', type: 'image' }))

  await ask(of(answer))
  await ask(of(createRefusingFetch(500))).catch(() => null)

  expect(phases).toEqual(['request', 'success', 'request', 'fail 500'])
})
