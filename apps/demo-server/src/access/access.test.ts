import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import { createPictures } from '../media/pictures.ts'
import { routePages } from '../route-pages.ts'
import { routeEndpoints } from '../router.ts'
import { routeTestControls } from '../test-controls/route-test-controls.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import type { Access } from './access.ts'
import { endpointAccess } from './endpoint-access.ts'
import { pageAccess, findUndeclaredRoutes } from './find-access.ts'

const declared = Object.entries(endpointAccess) as [EndpointName, Access][]
const getScopes = ({ caller }: Access): readonly string[] =>
  'scopes' in caller ? caller.scopes : []

/** All scopes that an endpoint accepts, and some that no endpoint accepts. */
const SCOPES = [
  ...new Set([
    ...declared.flatMap(([, access]) => getScopes(access)),
    'profile',
    'admin:read',
    'read:nothing',
    'readable',
  ]),
].toSorted()

let server: TestInstance
let clients: readonly (readonly [scope: string, client: TestClient])[]
beforeAll(async () => {
  server = await startTestInstance()
  clients = await Promise.all(
    SCOPES.map(async (scope) => [scope, await server.as('mira', scope)] as const),
  )
})
afterAll(() => server.close())

/** Creates an app with all routes except those of the health checks. */
function createRoutedApp(): Hono {
  const { services, settings, controls } = server.instance
  const app = new Hono()
  routeEndpoints(app, () => Promise.reject(new Error('not called')))
  routeTestControls(app, controls)
  routePages(app, {
    services,
    settings,
    pictures: createPictures(null, async () => false),
    dist: null,
  })
  return app
}

test('finds a declaration for every route and a route for every declaration', () => {
  const pages = createRoutedApp()
    .routes.map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route in pageAccess)

  expect(findUndeclaredRoutes(createRoutedApp())).toEqual([])
  expect([...new Set(pages), 'GET /health', 'GET /api/v1/streaming/health'].toSorted()).toEqual(
    Object.keys(pageAccess).toSorted(),
  )
})

test('reports a route that was added without a declaration', () => {
  const app = createRoutedApp()
  app.post('/api/v1/secrets', () => new Response('secret'))

  expect(findUndeclaredRoutes(app)).toEqual(['POST /api/v1/secrets'])
})

test.each(declared)(
  'counts requests and limits the body size of %s',
  (_name, { caller, body, counted }) => {
    expect(counted).toContain('address')
    expect(body).not.toBe('none')
    // Large bodies are accepted from accounts only.
    expect(body === 'words' || caller.by === 'account').toBe(true)
  },
)

/** Sends a request for an id that does not exist, so that an allowed request changes no data. */
function sendRequest(name: EndpointName, client: TestClient) {
  const { method, path } = endpoints[name]
  return client.send<{ error?: string }>(
    method,
    path.replaceAll(/:\w+/g, '0'),
    method === 'GET' ? undefined : {},
  )
}

test.each(declared)('accepts for %s only tokens of the declared scopes', async (name, access) => {
  const { by } = access.caller
  const isScoped = by === 'account' || by === 'guest'
  const accepted = isScoped ? getScopes(access) : SCOPES
  const answers = await Promise.all(
    clients.map(async ([scope, client]) => [scope, await sendRequest(name, client)] as const),
  )
  const refused = answers.filter(
    ([, { status, body }]) =>
      status === 403 && body.error === 'This action is outside the authorized scopes',
  )

  expect(refused.map(([scope]) => scope)).toEqual(
    SCOPES.filter((scope) => !accepted.includes(scope)),
  )
  expect(answers.filter(([, { status }]) => status === 401 && isScoped)).toEqual([])
})

test.each(declared.filter(([, { caller }]) => caller.by === 'account' || caller.by === 'cookie'))(
  'requires authentication for %s',
  async (name) => {
    expect([401, 422]).toContain((await sendRequest(name, server.guest)).status)
  },
)

const STREAMS = {
  user: ['read', 'read:statuses'],
  direct: ['read', 'read:statuses'],
  list: ['read', 'read:statuses'],
  'user:notification': ['read', 'read:notifications'],
  public: ['read', 'read:notifications', 'read:statuses'],
  'public:local': ['read', 'read:notifications', 'read:statuses'],
  'public:remote': ['read', 'read:notifications', 'read:statuses'],
  'public:media': ['read', 'read:notifications', 'read:statuses'],
  hashtag: ['read', 'read:notifications', 'read:statuses'],
  'hashtag:local': ['read', 'read:notifications', 'read:statuses'],
} as const

test('opens each stream only for tokens of its scopes', async () => {
  const { body: lists } = await (await server.as('mira')).get<{ id: string }[]>('/api/v1/lists')
  const received: Record<string, string[]> = {}
  const refused: Record<string, string> = {}
  for (const [scope, client] of clients) {
    const socket = await server.listen(client).catch((error: unknown) => String(error))
    if (typeof socket === 'string') {
      refused[scope] = socket
      continue
    }
    for (const stream of Object.keys(STREAMS)) {
      const before = socket.received.length
      socket.send({ type: 'subscribe', stream, tag: 'tea', list: lists[0]?.id })
      // The server answers in order, so this response arrives after that of the subscription.
      socket.send({ type: 'subscribe', stream: 'nothing' })
      await socket.next((answer) => 'error' in answer && answer.error === 'Unknown stream type')
      const isRefused = socket.received.length > before + 1
      if (!isRefused) (received[stream] ??= []).push(scope)
    }
    socket.close()
  }

  const { user, 'user:notification': notifications } = STREAMS
  const opens: readonly string[] = [...user, ...notifications]
  expect(Object.keys(refused)).toEqual(SCOPES.filter((scope) => !opens.includes(scope)))
  expect(new Set(Object.values(refused))).toEqual(new Set(['Error: refused with 403']))
  expect(received).toEqual(STREAMS)
})
