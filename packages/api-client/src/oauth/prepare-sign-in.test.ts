import { expect, test, vi } from 'vitest'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import snac from '../fixtures/snac-instance-v1.json'
import { createFakeServer, unreachableServer } from '../testing/fake-server.ts'
import type { RegisteredApp } from './pending-sign-in.ts'
import { computeChallenge, METADATA_TIMEOUT_MS, prepareSignIn } from './prepare-sign-in.ts'

const redirectUri = 'https://deck.example/oauth/callback'

const app: RegisteredApp = {
  clientId: 'known',
  clientSecret: 'secret',
  redirectUri,
  scopes: 'read write follow push',
  vapidKey: null,
}

const v2 = { 'GET /api/v2/instance': () => Response.json(gotosocial) }
const apps = {
  'POST /api/v1/apps': () =>
    Response.json({
      client_id: 'new',
      client_secret: 'secret',
      vapid_key: 'V',
      redirect_uri: redirectUri,
    }),
}

test('registers the app by form and builds the authorise URL with PKCE and state', async () => {
  const { fetch, requests, getCalls } = createFakeServer({ ...v2, ...apps })

  const { authorizeUrl, pending } = await prepareSignIn({
    server: '@ada@host.example',
    redirectUri,
    fetch,
  })

  expect(getCalls()).toEqual([
    'GET /api/v2/instance',
    'GET /.well-known/oauth-authorization-server',
    'POST /api/v1/apps',
  ])
  expect(Object.fromEntries(new URLSearchParams(await requests[2]?.text()))).toEqual({
    client_name: 'Colonnade',
    redirect_uris: redirectUri,
    scopes: 'read write follow push',
    website: 'https://deck.example',
  })
  const url = new URL(authorizeUrl)
  expect(url.origin + url.pathname).toBe('https://host.example/oauth/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'new',
    redirect_uri: redirectUri,
    scope: 'read write follow push',
    state: pending.state,
    code_challenge: await computeChallenge(pending.verifier ?? '', crypto.subtle),
    code_challenge_method: 'S256',
  })
})

test('keeps the pending sign-in intact through JSON', async () => {
  const { fetch } = createFakeServer({ ...v2, ...apps })

  const { pending } = await prepareSignIn({ server: 'host.example', redirectUri, fetch })

  expect(JSON.parse(JSON.stringify(pending))).toEqual(pending)
  expect(pending).toMatchObject({
    origin: 'https://host.example',
    host: 'host.example',
    app: { clientId: 'new', clientSecret: 'secret', redirectUri, vapidKey: 'V' },
    instance: { max_characters: 5000 },
  })
})

test('reuses a registered app that the server still accepts, unless its redirect URI differs', async () => {
  const known = { 'POST /oauth/token': () => Response.json({ access_token: 'A' }) }
  const { fetch, requests, getCalls } = createFakeServer({ ...v2, ...apps, ...known })
  const plan = { server: 'host.example', redirectUri, fetch }

  const again = await prepareSignIn({ ...plan, knownApp: app })
  expect(again.pending.app).toEqual(app)
  expect(getCalls()).toEqual([
    'GET /api/v2/instance',
    'GET /.well-known/oauth-authorization-server',
    'POST /oauth/token',
  ])
  expect(await requests[2]?.text()).toContain('grant_type=client_credentials&client_id=known')

  const elsewhere = { ...app, redirectUri: 'https://old.example/' }
  const moved = await prepareSignIn({ ...plan, knownApp: elsewhere })
  expect(moved.pending.app.clientId).toBe('new')
})

test('registers a new app when the server has deleted the known one', async () => {
  const forgotten = { error: 'invalid_client' }
  const { fetch } = createFakeServer({
    ...v2,
    ...apps,
    'POST /oauth/token': () => Response.json(forgotten, { status: 401 }),
  })

  const { pending } = await prepareSignIn({
    server: 'host.example',
    redirectUri,
    knownApp: app,
    fetch,
  })

  expect(pending.app.clientId).toBe('new')
})

test('falls back to instance v1 when the server lacks v2', async () => {
  const { fetch, getCalls } = createFakeServer({
    'GET /api/v1/instance': () => Response.json(snac),
    ...apps,
  })

  const { pending } = await prepareSignIn({ server: 'host.example', redirectUri, fetch })

  expect(getCalls().filter((call) => call.endsWith('/instance'))).toEqual([
    'GET /api/v2/instance',
    'GET /api/v1/instance',
  ])
  expect(pending.instance?.max_characters).toBe(100_000)
})

test('continues without instance information when the server requires authentication for it', async () => {
  const closed = () =>
    Response.json({ error: 'This method requires an authenticated user' }, { status: 401 })
  const { fetch } = createFakeServer({
    'GET /api/v2/instance': closed,
    'GET /api/v1/instance': closed,
    ...apps,
  })

  const { pending } = await prepareSignIn({ server: 'host.example', redirectUri, fetch })

  expect(pending.instance).toBeNull()
})

const createPage = () => new Response('<!doctype html><title>Welcome</title>')
const createGatewayError = () => new Response('', { status: 502, statusText: 'Bad Gateway' })

test.each([
  ['a website', {}, 'not-mastodon'],
  [
    'a website that responds to every path',
    { 'GET /api/v2/instance': createPage, 'GET /api/v1/instance': createPage },
    'not-mastodon',
  ],
  ['another API', { 'GET /api/v1/instance': () => Response.json({ ok: true }) }, 'not-mastodon'],
  [
    'a server that is down',
    { 'GET /api/v2/instance': createGatewayError, 'GET /api/v1/instance': createGatewayError },
    'unreachable',
  ],
  ['a server without app registration', v2, 'not-mastodon'],
  [
    'a server that refuses this app',
    { ...v2, 'POST /api/v1/apps': () => Response.json({ error: 'Not welcome' }, { status: 422 }) },
    'refused',
  ],
])('reports the right reason for %s', async (_name, routes, reason) => {
  const { fetch } = createFakeServer(routes)

  await expect(prepareSignIn({ server: 'host.example', redirectUri, fetch })).rejects.toMatchObject(
    {
      name: 'SignInError',
      reason,
      host: 'host.example',
    },
  )
})

const respondWithJson = (status: number, error: string) => () =>
  Response.json({ error }, { status })
const respondWithHtml = (status: number, statusText: string) => () =>
  new Response('<!doctype html><title>Sorry</title>', {
    status,
    statusText,
    headers: { 'Content-Type': 'text/html' },
  })

test.each([
  [500, 'The tide is out', respondWithJson(500, 'The tide is out')],
  [503, 'Maintenance', respondWithJson(503, 'Maintenance')],
  [429, 'Too many requests', respondWithJson(429, 'Too many requests')],
  [502, 'Bad Gateway', respondWithHtml(502, 'Bad Gateway')],
  [520, 'Sorry', respondWithHtml(520, '')],
])(
  'reports the server\'s message when registering answers %i "%s"',
  async (status, detail, answer) => {
    const { fetch } = createFakeServer({ ...v2, 'POST /api/v1/apps': answer })

    await expect(
      prepareSignIn({ server: 'host.example', redirectUri, fetch }),
    ).rejects.toMatchObject({ reason: 'unreachable', host: 'host.example', status, detail })
  },
)

test.each([[429], [500], [503]])(
  'reports a server error of a server without instance v1: %i',
  async (status) => {
    const { fetch } = createFakeServer({ 'GET /api/v2/instance': respondWithJson(status, 'Later') })

    await expect(
      prepareSignIn({ server: 'host.example', redirectUri, fetch }),
    ).rejects.toMatchObject({ reason: 'unreachable', status, detail: 'Later' })
  },
)

test.each([
  [
    'a page as the response to registering',
    { ...v2, 'POST /api/v1/apps': respondWithHtml(200, '') },
    'unreachable',
    'Sorry',
  ],
  [
    'the page of a firewall',
    {
      'GET /api/v2/instance': respondWithHtml(403, ''),
      'GET /api/v1/instance': respondWithHtml(403, ''),
    },
    'refused',
    'Sorry',
  ],
])('does not report %s as a denial by the user', async (_what, routes, reason, detail) => {
  const { fetch } = createFakeServer(routes)

  await expect(prepareSignIn({ server: 'host.example', redirectUri, fetch })).rejects.toMatchObject(
    { reason, detail, byServer: reason === 'refused' },
  )
})

test('distinguishes a refusal of the server from a denial by the user', async () => {
  const { fetch } = createFakeServer({
    ...v2,
    'POST /api/v1/apps': respondWithJson(403, 'Blocked'),
  })

  await expect(prepareSignIn({ server: 'host.example', redirectUri, fetch })).rejects.toMatchObject(
    { reason: 'refused', byServer: true, detail: 'Blocked' },
  )
})

test('reports unreachable when the server does not respond', async () => {
  const plan = { server: 'host.example', redirectUri, fetch: unreachableServer }

  await expect(prepareSignIn(plan)).rejects.toMatchObject({
    reason: 'unreachable',
    host: 'host.example',
  })
})

test('sends no request to a wrong address', async () => {
  const { fetch, requests } = createFakeServer({})

  await expect(prepareSignIn({ server: 'nowhere', redirectUri, fetch })).rejects.toMatchObject({
    reason: 'wrong-address',
  })
  expect(requests).toEqual([])
})

const METADATA = 'GET /.well-known/oauth-authorization-server'
const createMetadata = () => Response.json({ authorization_response_iss_parameter_supported: true })

test.each([
  ['a server that announces them', { [METADATA]: createMetadata }, true],
  ['a server that announces nothing', { [METADATA]: () => Response.json({}) }, false],
  ['a server without metadata', {}, false],
  ['a server whose metadata is a page', { [METADATA]: createPage }, false],
  ['a server whose metadata is unreachable', { [METADATA]: unreachableServer }, false],
])('records whether the server announces issuers: %s', async (_name, routes, namesIssuer) => {
  const { fetch } = createFakeServer({ ...v2, ...apps, ...routes })

  const { pending } = await prepareSignIn({ server: 'host.example', redirectUri, fetch })

  expect(pending.namesIssuer).toBe(namesIssuer)
})

test('continues without metadata that does not arrive in time', async () => {
  vi.useFakeTimers()
  const { fetch } = createFakeServer({ ...v2, ...apps, [METADATA]: () => new Promise(() => {}) })

  const preparing = prepareSignIn({ server: 'host.example', redirectUri, fetch })
  await vi.advanceTimersByTimeAsync(METADATA_TIMEOUT_MS)

  expect((await preparing).pending.namesIssuer).toBe(false)
  vi.useRealTimers()
})
