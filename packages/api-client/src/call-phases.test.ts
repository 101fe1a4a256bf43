import { expect, test } from 'vitest'
import { createApiClient, type ApiClient } from './client.ts'
import { DecodeError } from './decode/fields.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/index.ts'
import { uploadMediaV2 } from './endpoints/media.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import type { ApiError } from './http/api-error.ts'
import type { CallOptions } from './http/observer.ts'
import { retryReads } from './http/retry.ts'
import type { Fetch } from './http/send.ts'

interface Scenario {
  readonly fetch: Fetch
  readonly options?: CallOptions
  /** Done before the call that counts. */
  readonly before?: (api: ApiClient, endpoint: Endpoint) => unknown
  /** What reads the answer. */
  readonly decode?: () => unknown
  readonly id?: string
}

const refusing =
  (status: number): Fetch =>
  () =>
    Promise.resolve(new Response(null, { status }))
const answering: Fetch = () => Promise.resolve(Response.json([]))

/** A server that fails once, and answers from then on. */
function failingOnce(): Fetch {
  let asked = 0
  return (request) => {
    asked += 1
    return asked === 1 ? refusing(503)(request) : answering(request)
  }
}

/** Everything that is told of one call, and what its caller is told. */
async function phasesOf(
  endpoint: Endpoint,
  { fetch, options = {}, before, decode = () => [], id = '5' }: Scenario,
) {
  let told: string[] = []
  let errors: ApiError[] = []
  const api = createApiClient({
    baseUrl: 'https://a.example',
    fetch,
    retry: retryReads({ wait: () => Promise.resolve() }),
    now: () => 0,
    observer: {
      onStart: ({ path }) => told.push(`request ${path}`),
      onSuccess: ({ path }) => told.push(`success ${path}`),
      onError({ path }, error) {
        told.push(`fail ${path}`)
        errors.push(error)
      },
      onEnd: () => told.push('end'),
    },
  })
  await before?.(api, endpoint)
  told = []
  errors = []
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id])
  const thrown = await api
    .call({ ...endpoint, decode }, Object.fromEntries(names), options)
    .then(() => null)
    .catch((error: unknown) => error)
  return { told, errors, thrown }
}

const succeeds = ({ path }: Endpoint) => [`request ${path}`, `success ${path}`, 'end']
const fails = ({ path }: Endpoint) => [`request ${path}`, `fail ${path}`, 'end']

const all = Object.values(endpoints) as readonly Endpoint[]

test('a call that succeeds goes from request to success, once', { tags: ['ERR-02'] }, async () => {
  for (const endpoint of all) {
    const { told, errors, thrown } = await phasesOf(endpoint, { fetch: answering })

    expect(told).toEqual(succeeds(endpoint))
    expect([errors, thrown]).toEqual([[], null])
  }
})

test('one that is tried again is one call all the same', { tags: ['ERR-02'] }, async () => {
  for (const endpoint of all) {
    const { told } = await phasesOf(endpoint, { fetch: failingOnce() })

    expect(told).toEqual(endpoint.method === 'GET' ? succeeds(endpoint) : fails(endpoint))
  }
})

/** What goes wrong, how, and what the error says of it. */
const failures: readonly (readonly [
  name: string,
  scenario: () => Scenario,
  expected: (endpoint: Endpoint) => object,
])[] = [
  ['a broken server', () => ({ fetch: refusing(500) }), () => ({ kind: 'response', status: 500 })],
  [
    'a lost network',
    () => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    () => ({ kind: 'network', status: null }),
  ],
  [
    'an answer of no use',
    () => ({
      fetch: answering,
      decode() {
        throw new DecodeError('status', 'an id')
      },
    }),
    () => ({ kind: 'decode', status: 200 }),
  ],
  [
    'a caller that gave up before',
    () => ({ fetch: answering, options: { signal: AbortSignal.abort() } }),
    () => ({ kind: 'aborted' }),
  ],
  [
    'a caller that gives up meanwhile',
    () => {
      const leaving = new AbortController()
      return {
        options: { signal: leaving.signal },
        fetch: (request) => {
          leaving.abort()
          return answering(request)
        },
      }
    },
    () => ({ kind: 'aborted' }),
  ],
  [
    'a refresh that gives up while it waits for its turn',
    () => ({
      fetch: answering,
      options: { signal: AbortSignal.abort(), priority: 'background' as const },
    }),
    () => ({ kind: 'aborted' }),
  ],
  [
    'too many calls',
    () => ({ fetch: refusing(429) }),
    () => ({ kind: 'response', status: 429, retryAt: 60_000 }),
  ],
  [
    'a pause that the server asked for, so that nothing is sent',
    () => ({ fetch: refusing(429), before: (api) => api.page(getHomeTimeline, {}).catch(() => 0) }),
    () => ({ kind: 'response', status: 429, retryAt: 60_000 }),
  ],
  [
    'a call that the server is known to lack',
    () => ({
      fetch: refusing(418),
      before: ({ capabilities }, { needs }) => needs !== null && capabilities.note(needs, false),
    }),
    ({ needs }) => (needs === null ? { status: 418 } : { kind: 'unsupported', status: null }),
  ],
  [
    'a call that turns out to be missing',
    () => ({ fetch: refusing(405) }),
    ({ needs }) => ({ kind: needs === null ? 'response' : 'unsupported', status: 405 }),
  ],
]

test.each(failures)(
  'of every call, %s makes one failure, told with the error that its caller gets',
  { tags: ['ERR-01', 'ERR-02'] },
  async (_name, scenario, expected) => {
    for (const endpoint of all) {
      const { told, errors, thrown } = await phasesOf(endpoint, scenario())

      expect(told).toEqual(fails(endpoint))
      expect(thrown).toMatchObject({ name: 'ApiError', ...expected(endpoint) })
      expect(errors).toEqual([thrown])
    }
  },
)

test(
  'a call that cannot even be put together fails as any other',
  { tags: ['ERR-01', 'ERR-02'] },
  async () => {
    for (const endpoint of all.filter(({ path }) => path.includes(':'))) {
      const { told, errors, thrown } = await phasesOf(endpoint, { fetch: answering, id: '..' })

      expect(told).toEqual(fails(endpoint))
      expect(errors).toEqual([thrown])
    }
  },
)

test.each([
  ['a page', (api: ApiClient) => api.page(getHomeTimeline, {})],
  ['the page behind a link', (api: ApiClient) => api.follow(getHomeTimeline, '/api/v1/x?a=1')],
  ['an upload', (api: ApiClient) => api.upload(uploadMediaV2, { file: new Blob(['x']) })],
] as const)('%s is told of as any call', { tags: ['ERR-01', 'ERR-02'] }, async (_name, ask) => {
  const told: string[] = []
  const of = (fetch: Fetch) =>
    createApiClient({
      baseUrl: 'https://a.example',
      fetch,
      observer: {
        onStart: () => told.push('request'),
        onSuccess: () => told.push('success'),
        onError: (_endpoint, error) => told.push(`fail ${error.title}`),
      },
    })
  const answer: Fetch = ({ method }) =>
    Promise.resolve(Response.json(method === 'GET' ? [] : { id: '1', type: 'image' }))

  await ask(of(answer))
  await ask(of(refusing(500))).catch(() => null)

  expect(told).toEqual(['request', 'success', 'request', 'fail 500'])
})
