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
import { pageAccess, undeclaredRoutes } from './find-access.ts'

const declared = Object.entries(endpointAccess) as [EndpointName, Access][]
const scopesOf = ({ caller }: Access): readonly string[] =>
  'scopes' in caller ? caller.scopes : []

/** Every scope that an endpoint names, and some that none does. */
const SCOPES = [
  ...new Set([
    ...declared.flatMap(([, access]) => scopesOf(access)),
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

/** All that is routed, but for what tells of its health. */
function routed(): Hono {
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

test('finds a declaration for every route, and a route for every declaration', () => {
  const pages = routed()
    .routes.map(({ method, path }) => `${method} ${path}`)
    .filter((route) => route in pageAccess)

  expect(undeclaredRoutes(routed())).toEqual([])
  expect([...new Set(pages), 'GET /health', 'GET /api/v1/streaming/health'].toSorted()).toEqual(
    Object.keys(pageAccess).toSorted(),
  )
})

test('tells of a route that was added without a declaration', () => {
  const app = routed()
  app.post('/api/v1/secrets', () => new Response('secret'))

  expect(undeclaredRoutes(app)).toEqual(['POST /api/v1/secrets'])
})

test.each(declared)('counts and bounds %s', (_name, { caller, body, counted }) => {
  expect(counted).toContain('address')
  expect(body).not.toBe('none')
  // Who may take a megabyte a hundred times over is somebody.
  expect(body === 'words' || caller.by === 'account').toBe(true)
})

/** Names nothing that is there, so that nothing comes of a call that may be made. */
function callOf(name: EndpointName, client: TestClient) {
  const { method, path } = endpoints[name]
  return client.send<{ error?: string }>(
    method,
    path.replaceAll(/:\w+/g, '0'),
    method === 'GET' ? undefined : {},
  )
}

test.each(declared)('answers %s to tokens of its own scopes alone', async (name, access) => {
  const { by } = access.caller
  const isScoped = by === 'account' || by === 'guest'
  const accepted = isScoped ? scopesOf(access) : SCOPES
  const answers = await Promise.all(
    clients.map(async ([scope, client]) => [scope, await callOf(name, client)] as const),
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
  'answers %s to no guest',
  async (name) => {
    expect([401, 422]).toContain((await callOf(name, server.guest)).status)
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

test('opens each stream to tokens of its own scopes alone', async () => {
  const { body: lists } = await (await server.as('mira')).get<{ id: string }[]>('/api/v1/lists')
  const heard: Record<string, string[]> = {}
  const refused: Record<string, string> = {}
  for (const [scope, client] of clients) {
    const socket = await server.listen(client).catch((error: unknown) => String(error))
    if (typeof socket === 'string') {
      refused[scope] = socket
      continue
    }
    for (const stream of Object.keys(STREAMS)) {
      const before = socket.heard.length
      socket.tell({ type: 'subscribe', stream, tag: 'tea', list: lists[0]?.id })
      // Answered after the wish before it.
      socket.tell({ type: 'subscribe', stream: 'nothing' })
      await socket.next((answer) => 'error' in answer && answer.error === 'Unknown stream type')
      const isRefused = socket.heard.length > before + 1
      if (!isRefused) (heard[stream] ??= []).push(scope)
    }
    socket.close()
  }

  const { user, 'user:notification': notifications } = STREAMS
  const opens: readonly string[] = [...user, ...notifications]
  expect(Object.keys(refused)).toEqual(SCOPES.filter((scope) => !opens.includes(scope)))
  expect(new Set(Object.values(refused))).toEqual(new Set(['Error: refused with 403']))
  expect(heard).toEqual(STREAMS)
})
