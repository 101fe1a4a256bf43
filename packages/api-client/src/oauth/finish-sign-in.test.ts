import { expect, test } from 'vitest'
import credentials from '../fixtures/hollo-credentials.json'
import { createFakeServer, unreachableServer } from '../testing/fake-server.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { signOut } from './sign-out.ts'

const pending: PendingSignIn = {
  origin: 'https://host.example',
  host: 'host.example',
  state: 'S',
  verifier: 'V',
  app: {
    clientId: 'id',
    clientSecret: 'secret',
    redirectUri: 'https://deck.example/oauth/callback',
    scopes: 'read write follow push',
    vapidKey: null,
  },
  instance: null,
  namesIssuer: false,
}

const createTokenResponse = () =>
  Response.json({
    access_token: 'T',
    token_type: 'Bearer',
    scope: 'read',
    created_at: 1_795_247_709_000,
  })

const routes = {
  'POST /oauth/token': createTokenResponse,
  'GET /api/v1/accounts/verify_credentials': () => Response.json(credentials),
}

const parseQuery = (text: string) => new URLSearchParams(text)

test('exchanges the code for a token and loads its account', async () => {
  const { fetch, requests } = createFakeServer(routes)

  const signedIn = await finishSignIn({ pending, params: parseQuery('code=C&state=S'), fetch })

  expect(signedIn).toMatchObject({
    origin: 'https://host.example',
    host: 'host.example',
    accessToken: 'T',
    account: { acct: 'ada', display_name: 'Ada Veldkamp' },
    app: pending.app,
  })
  expect(Object.fromEntries(new URLSearchParams(await requests[0]?.text()))).toEqual({
    grant_type: 'authorization_code',
    code: 'C',
    client_id: 'id',
    client_secret: 'secret',
    redirect_uri: 'https://deck.example/oauth/callback',
    scope: 'read write follow push',
    code_verifier: 'V',
  })
  expect(requests[0]?.headers.get('Authorization')).toBeNull()
  expect(requests[1]?.headers.get('Authorization')).toBe('Bearer T')
})

test('sends no verifier when the sign-in started without PKCE', async () => {
  const { fetch, requests } = createFakeServer(routes)

  await finishSignIn({
    pending: { ...pending, verifier: null },
    params: parseQuery('code=C&state=S'),
    fetch,
  })

  expect(new URLSearchParams(await requests[0]?.text()).has('code_verifier')).toBe(false)
})

test.each([
  ['a response without a pending sign-in', null, 'code=C&state=S', 'reused-state'],
  ['a foreign state', pending, 'code=C&state=X', 'foreign-state'],
  ['a code without a state', pending, 'code=C', 'foreign-state'],
  ['a refusal with a foreign state', pending, 'error=access_denied&state=X', 'foreign-state'],
  ['a refusal', pending, 'error=access_denied&state=S', 'refused'],
  ['a refusal without a state', pending, 'error=access_denied', 'refused'],
  ['a response without a code', pending, 'state=S', 'no-token'],
])('rejects before any request: %s', async (_name, kept, params, reason) => {
  const { fetch, requests } = createFakeServer(routes)

  await expect(
    finishSignIn({ pending: kept, params: parseQuery(params), fetch }),
  ).rejects.toMatchObject({
    name: 'SignInError',
    reason,
  })
  expect(requests).toEqual([])
})

const OWN = encodeURIComponent('https://host.example/')
const OTHER = encodeURIComponent('https://honest.example/')

test.each([
  ['a code of another server', false, `code=C&state=S&iss=${OTHER}`],
  ['a code of another server when issuers are announced', true, `code=C&state=S&iss=${OTHER}`],
  [
    'a code of a host with the same prefix',
    false,
    'code=C&state=S&iss=https://host.example.evil.example',
  ],
  ['a code of another port', false, 'code=C&state=S&iss=https://host.example:8443'],
  ['a code with an empty issuer', false, 'code=C&state=S&iss='],
  ['a code with two issuers', false, `code=C&state=S&iss=${OWN}&iss=${OTHER}`],
  ['an error of another server', false, `error=access_denied&state=S&iss=${OTHER}`],
  ['an error of another server without a state', false, `error=access_denied&iss=${OTHER}`],
])('rejects %s before any request', async (_name, namesIssuer, params) => {
  const { fetch, requests } = createFakeServer(routes)
  const answer = { pending: { ...pending, namesIssuer }, params: parseQuery(params), fetch }

  await expect(finishSignIn(answer)).rejects.toMatchObject({
    reason: 'foreign-issuer',
    host: 'host.example',
  })
  expect(requests).toEqual([])
})

test.each(['code=C&state=S', 'error=access_denied&state=S'])(
  'rejects a response without the announced issuer before any request: %s',
  async (params) => {
    const { fetch, requests } = createFakeServer(routes)
    const answer = { pending: { ...pending, namesIssuer: true }, params: parseQuery(params), fetch }

    await expect(finishSignIn(answer)).rejects.toMatchObject({
      reason: 'missing-issuer',
      host: 'host.example',
    })
    expect(requests).toEqual([])
  },
)

test.each([
  ['https://host.example/', true],
  ['https://host.example', true],
  ['https://host.example/', false],
])('accepts a code whose issuer is the server itself: %s', async (issuer, namesIssuer) => {
  const { fetch } = createFakeServer(routes)
  const params = parseQuery(`code=C&state=S&iss=${encodeURIComponent(issuer)}`)

  await expect(
    finishSignIn({ pending: { ...pending, namesIssuer }, params, fetch }),
  ).resolves.toMatchObject({ accessToken: 'T' })
})

test("reports the server's reason for a refusal", async () => {
  const params = parseQuery('error=access_denied&error_description=The+owner+said+no&state=S')

  await expect(finishSignIn({ pending, params })).rejects.toMatchObject({
    reason: 'refused',
    detail: 'The owner said no',
    host: 'host.example',
  })
})

test("reports no-token with the server's message when the server rejects the code", async () => {
  const body = { error: 'invalid_grant', error_description: 'The code was used before.' }
  const { fetch } = createFakeServer({
    'POST /oauth/token': () => Response.json(body, { status: 400 }),
  })

  await expect(
    finishSignIn({ pending, params: parseQuery('code=C&state=S'), fetch }),
  ).rejects.toMatchObject({ reason: 'no-token', detail: 'The code was used before.' })
})

test.each([
  ['a response without a token', { 'POST /oauth/token': () => Response.json({}) }],
  ['a token that the server refuses', { 'POST /oauth/token': createTokenResponse }],
])('reports no-token for %s', async (_name, answers) => {
  const { fetch } = createFakeServer(answers)

  await expect(
    finishSignIn({ pending, params: parseQuery('code=C&state=S'), fetch }),
  ).rejects.toMatchObject({ reason: 'no-token' })
})

test('reports unreachable when the server is down', async () => {
  const params = parseQuery('code=C&state=S')

  await expect(finishSignIn({ pending, params, fetch: unreachableServer })).rejects.toMatchObject({
    reason: 'unreachable',
  })
})

test('revokes the token on sign-out', async () => {
  const { fetch, requests, getCalls } = createFakeServer({
    'POST /oauth/revoke': () => Response.json({}),
  })

  const isRevoked = await signOut({
    origin: pending.origin,
    app: pending.app,
    accessToken: 'T',
    fetch,
  })

  expect(isRevoked).toBe(true)
  expect(getCalls()).toEqual(['POST /oauth/revoke'])
  expect(await requests[0]?.text()).toBe('client_id=id&client_secret=secret&token=T')
})

test('returns false when the token cannot be revoked', async () => {
  const gone = {
    origin: pending.origin,
    app: pending.app,
    accessToken: 'T',
    fetch: unreachableServer,
  }

  await expect(signOut(gone)).resolves.toBe(false)
})
