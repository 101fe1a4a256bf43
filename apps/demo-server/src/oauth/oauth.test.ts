import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createOAuthSteps,
  REDIRECT,
  SCOPES,
  signInAs,
  type TestApp,
} from '../testing/oauth-steps.ts'
import { createTestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { findApp } from './authorization-request.ts'
import { exchangeCode } from './exchange-code.ts'

let server: TestInstance
let app: TestApp
let steps: ReturnType<typeof createOAuthSteps>
beforeAll(async () => {
  server = await startTestInstance()
  app = await createOAuthSteps(server.url).register()
})
afterAll(() => server.close())
beforeEach(() => {
  steps = createOAuthSteps(server.url)
})

async function authorizeAndGetCode(choice = steps): Promise<string | null> {
  const { fields } = await choice.openForm(app)
  return (await choice.answer(fields, 'authorize')).params.get('code')
}

test('signs a new user in as the owner of the instance with one click', async () => {
  const form = await steps.openForm(app)
  const { status, params, headers } = await steps.answer(form.fields, 'authorize')
  const { body, status: tokenStatus } = await steps.exchange(app, params.get('code'))
  const me = await createTestClient(server.url, body.access_token).get(
    '/api/v1/accounts/verify_credentials',
  )

  expect(form.body).toContain('Deck would like permission to access your account')
  expect(status).toBe(303)
  expect(headers.get('Location')?.startsWith(REDIRECT)).toBe(true)
  expect(params.get('state')).toBe('st4te')
  expect(tokenStatus).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', scope: SCOPES, created_at: 1_795_176_000 })
  expect(me.body).toMatchObject({ acct: 'mira', source: { privacy: 'public' } })
})

test('accepts other local accounts and refuses remote ones', async () => {
  const { fields } = await steps.openForm(app)
  fields.set('account_id', await server.accountId('noor'))
  const code = (await steps.answer(fields, 'authorize')).params.get('code')
  const { body } = await steps.exchange(app, code)
  fields.set('account_id', await server.accountId('ada@harbour.example'))

  expect(
    (
      await createTestClient(server.url, body.access_token).get(
        '/api/v1/accounts/verify_credentials',
      )
    ).body,
  ).toMatchObject({ acct: 'noor' })
  expect((await steps.answer(fields, 'authorize')).status).toBe(422)
})

test('offers every local person once, the owner selected, and no remote account', async () => {
  const { people, fields } = await steps.openForm(app)

  expect([...people.keys()]).toEqual(['mira', 'noor'])
  expect(fields.get('account_id')).toBe(people.get('mira'))
})

test('keeps the tokens of two people who signed in one after the other', async () => {
  const tokens = await Promise.all(['mira', 'noor'].map((name) => signInAs(server.url, name)))
  const people = await Promise.all(
    tokens.map((token) =>
      createTestClient(server.url, token).get('/api/v1/accounts/verify_credentials'),
    ),
  )

  expect(people).toMatchObject([{ body: { acct: 'mira' } }, { body: { acct: 'noor' } }])
  await expect(signInAs(server.url, 'ada@harbour.example')).rejects.toThrow('cannot sign in')
})

test('selects the person who last signed in with this browser', async () => {
  const { fields, people } = await steps.openForm(app)
  fields.set('account_id', people.get('noor') ?? '')
  await steps.answer(fields, 'authorize')

  expect((await steps.openForm(app)).fields.get('account_id')).toBe(people.get('noor'))
})

test('refuses a wrong and a missing verifier', async () => {
  const wrong = await steps.exchange(app, await authorizeAndGetCode(), {
    code_verifier: 'another-verifier',
  })
  const none = await steps.exchange(app, await authorizeAndGetCode(), { code_verifier: '' })

  expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(none).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('revokes the token when its code is used twice', async () => {
  const code = await authorizeAndGetCode()
  const { access_token } = (await steps.exchange(app, code)).body
  const client = createTestClient(server.url, access_token)
  const socket = await server.listen(client, '?stream=user')
  const again = await steps.exchange(app, code)

  expect(again).toMatchObject({
    status: 400,
    body: {
      error: 'invalid_grant',
      error_description: expect.stringContaining('authorization grant is invalid'),
    },
  })
  expect(await client.get('/api/v1/timelines/home')).toMatchObject({
    status: 401,
    body: { error: 'The access token was revoked' },
  })
  await expect(socket.closed).resolves.toBeUndefined()
})

test('revokes the token when a code is used twice concurrently', async () => {
  const { services } = server.instance
  const bought = {
    code: (await authorizeAndGetCode()) ?? '',
    redirectUri: REDIRECT,
    verifier: steps.verifier,
  }
  const row = await findApp(services.store, app.client_id)
  if (row === undefined) throw new Error('the app is not there')
  // Called directly, because over HTTP one exchange could end before the other starts.
  const both = await Promise.allSettled([
    exchangeCode(services, row, bought),
    exchangeCode(services, row, bought),
  ])
  const tokens = both.flatMap((one) => (one.status === 'fulfilled' ? one.value.token : []))
  const answers = await Promise.all(
    tokens.map((token) => createTestClient(server.url, token).get('/api/v1/timelines/home')),
  )

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers).toMatchObject([{ status: 401, body: { error: 'The access token was revoked' } }])
})

test('limits a code to its app, its redirect URI and ten minutes', async () => {
  const other = await steps.register()
  const late = await authorizeAndGetCode()
  const elsewhere = await authorizeAndGetCode()

  expect(
    (await steps.exchange(app, elsewhere, { redirect_uri: 'https://evil.example/' })).status,
  ).toBe(400)
  expect((await steps.exchange(other, elsewhere)).status).toBe(400)
  server.time.advance(10 * 60_000 + 1)
  expect((await steps.exchange(app, late)).status).toBe(400)
})

test('reports a denied authorization to the app', async () => {
  const { fields } = await steps.openForm(app)
  const { params } = await steps.answer(fields, 'deny')

  expect(Object.fromEntries(params)).toMatchObject({ error: 'access_denied', state: 'st4te' })
  expect(steps.cookies.size).toBe(1)
})

test('accepts the form only from the browser that it was sent to', async () => {
  const { fields } = await steps.openForm(app)
  const stranger = createOAuthSteps(server.url)
  await stranger.openForm(app)

  expect((await steps.answer(fields, 'authorize', { Cookie: '' })).status).toBe(422)
  expect((await steps.answer(fields, 'authorize', stranger.cookieHeader())).status).toBe(422)
})

test('shows an error for an unknown app or redirect URI and does not redirect', async () => {
  const unknown = await steps.openForm({ client_id: 'unknown', client_secret: '' })
  const elsewhere = await steps.openForm(app, { redirect_uri: 'https://evil.example/' })

  expect([unknown.status, elsewhere.status]).toEqual([400, 400])
  expect(elsewhere.headers.get('Location')).toBeNull()
})

test.each([
  ['more scopes than the app has', { scope: 'read admin:write' }, 'invalid_scope'],
  ['a plain code challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['a token in the URL', { response_type: 'token' }, 'unsupported_response_type'],
])('refuses a request for %s', async (_what, changes, error) => {
  const { headers } = await steps.openForm(app, changes)

  expect(new URL(headers.get('Location') ?? '').searchParams.get('error')).toBe(error)
})

test('escapes the name and the state of an app', async () => {
  const body = new URLSearchParams({
    client_name: '<img src=x onerror=alert(1)>',
    redirect_uris: REDIRECT,
    scopes: 'read',
  })
  const evil = (await server.guest.post<TestApp>('/api/v1/apps', body)).body
  const page = await steps.openForm(evil, { state: '"><script>', scope: 'read' })

  expect(page.body).not.toContain('<img src=x')
  expect(page.body).not.toContain('"><script>')
  expect(page.headers.get('X-Frame-Options')).toBe('DENY')
})

test('refuses an app without its secret', async () => {
  expect(
    await steps.exchange(app, await authorizeAndGetCode(), { client_secret: 'guess' }),
  ).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  })
})

test('ends access with a revoked token, including open sockets', async () => {
  const { access_token: token } = (await steps.exchange(app, await authorizeAndGetCode())).body
  const client = createTestClient(server.url, token)
  const socket = await server.listen(client, '?stream=user')
  const revoke = (secret: string) =>
    server.guest.post(
      '/oauth/revoke',
      new URLSearchParams({ token, client_id: app.client_id, client_secret: secret }),
    )

  expect((await revoke('guess')).status).toBe(403)
  expect((await client.get('/api/v1/timelines/home')).status).toBe(200)
  expect(await revoke(app.client_secret)).toMatchObject({ status: 200, body: {} })
  await socket.closed
  expect((await client.get('/api/v1/accounts/verify_credentials')).status).toBe(401)
  await expect(server.listen(client)).rejects.toThrow('refused with 401')
})

test('stores neither tokens nor codes nor secrets in plain text', async () => {
  const code = await authorizeAndGetCode()
  const { access_token } = (await steps.exchange(app, code)).body
  const { db } = server.instance.services.store
  const stored = JSON.stringify(
    await Promise.all([
      db.selectFrom('tokens').selectAll().execute(),
      db.selectFrom('codes').selectAll().execute(),
      db.selectFrom('apps').selectAll().execute(),
      db.selectFrom('web_sessions').selectAll().execute(),
    ]),
  )

  for (const secret of [code, access_token, app.client_secret, ...steps.cookies.values()]) {
    expect(stored).not.toContain(secret)
  }
})

test('sends its issuer in every authorization response and announces it in the metadata', async () => {
  const { body: metadata } = await createTestClient(server.url).get<Record<string, unknown>>(
    '/.well-known/oauth-authorization-server',
  )
  const form = await steps.openForm(app)
  const issuers = [
    (await steps.answer(form.fields, 'authorize')).params,
    (await steps.answer((await steps.openForm(app)).fields, 'deny')).params,
    ...['response_type', 'scope', 'code_challenge_method'].map(async (field) => {
      const { headers } = await steps.openForm(app, { [field]: 'unknown' })
      return new URL(headers.get('Location') ?? '').searchParams
    }),
  ].map(async (params) => (await params).getAll('iss'))

  expect(metadata).toMatchObject({
    issuer: `${server.url}/`,
    authorization_response_iss_parameter_supported: true,
  })
  expect(await Promise.all(issuers)).toEqual(Array.from({ length: 5 }, () => [`${server.url}/`]))
})

test('focuses Authorize only for its own redirect URIs', async () => {
  const { host } = new URL(server.url)
  const own = `http://${host}/`
  const { body: deck } = await server.guest.post<TestApp>('/api/v1/apps', {
    client_name: 'Own deck',
    redirect_uris: own,
    scopes: SCOPES,
  })

  expect((await steps.openForm(app)).body).not.toContain('autofocus')
  expect((await steps.openForm(deck, { redirect_uri: own })).body).toContain(
    'value="authorize" autofocus',
  )
})
