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

const token = () =>
  Response.json({
    access_token: 'T',
    token_type: 'Bearer',
    scope: 'read',
    created_at: 1_795_247_709_000,
  })

const routes = {
  'POST /oauth/token': token,
  'GET /api/v1/accounts/verify_credentials': () => Response.json(credentials),
}

const query = (text: string) => new URLSearchParams(text)

test('the code becomes a token, and the token an account', async () => {
  const { fetch, requests } = createFakeServer(routes)

  const signedIn = await finishSignIn({ pending, params: query('code=C&state=S'), fetch })

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

test('an attempt that was made without PKCE sends no verifier', async () => {
  const { fetch, requests } = createFakeServer(routes)

  await finishSignIn({
    pending: { ...pending, verifier: null },
    params: query('code=C&state=S'),
    fetch,
  })

  expect(new URLSearchParams(await requests[0]?.text()).has('code_verifier')).toBe(false)
})

test.each([
  ['an answer that nobody waits for', null, 'code=C&state=S', 'reused-state'],
  ['a state that is not ours', pending, 'code=C&state=X', 'foreign-state'],
  ['a code without a state', pending, 'code=C', 'foreign-state'],
  [
    'a refusal under a state that is not ours',
    pending,
    'error=access_denied&state=X',
    'foreign-state',
  ],
  ['a refusal', pending, 'error=access_denied&state=S', 'refused'],
  ['a refusal without a state', pending, 'error=access_denied', 'refused'],
  ['an answer without a code', pending, 'state=S', 'no-token'],
])('%s stops before anything is asked', async (_name, kept, params, reason) => {
  const { fetch, requests } = createFakeServer(routes)

  await expect(finishSignIn({ pending: kept, params: query(params), fetch })).rejects.toMatchObject(
    {
      name: 'SignInError',
      reason,
    },
  )
  expect(requests).toEqual([])
})

const OWN = encodeURIComponent('https://host.example/')
const OTHER = encodeURIComponent('https://honest.example/')

test.each([
  ['a code of another server', false, `code=C&state=S&iss=${OTHER}`],
  ['a code of another server, where issuers are announced', true, `code=C&state=S&iss=${OTHER}`],
  [
    'a code of a host that begins alike',
    false,
    'code=C&state=S&iss=https://host.example.evil.example',
  ],
  ['a code of another port', false, 'code=C&state=S&iss=https://host.example:8443'],
  ['a code with an empty issuer', false, 'code=C&state=S&iss='],
  ['a code with two issuers', false, `code=C&state=S&iss=${OWN}&iss=${OTHER}`],
  ['an error of another server', false, `error=access_denied&state=S&iss=${OTHER}`],
  ['an error of another server without a state', false, `error=access_denied&iss=${OTHER}`],
])('refuses %s before anything is sent', async (_name, namesIssuer, params) => {
  const { fetch, requests } = createFakeServer(routes)
  const answer = { pending: { ...pending, namesIssuer }, params: query(params), fetch }

  await expect(finishSignIn(answer)).rejects.toMatchObject({
    reason: 'foreign-issuer',
    host: 'host.example',
  })
  expect(requests).toEqual([])
})

test.each(['code=C&state=S', 'error=access_denied&state=S'])(
  'refuses an answer without the announced issuer before anything is sent: %s',
  async (params) => {
    const { fetch, requests } = createFakeServer(routes)
    const answer = { pending: { ...pending, namesIssuer: true }, params: query(params), fetch }

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
  const params = query(`code=C&state=S&iss=${encodeURIComponent(issuer)}`)

  await expect(
    finishSignIn({ pending: { ...pending, namesIssuer }, params, fetch }),
  ).resolves.toMatchObject({ accessToken: 'T' })
})

test('a refusal says why, in the words of the server', async () => {
  const params = query('error=access_denied&error_description=The+owner+said+no&state=S')

  await expect(finishSignIn({ pending, params })).rejects.toMatchObject({
    reason: 'refused',
    detail: 'The owner said no',
    host: 'host.example',
  })
})

test('a code that the server does not take gives no token, and says what the server said', async () => {
  const body = { error: 'invalid_grant', error_description: 'The code was used before.' }
  const { fetch } = createFakeServer({
    'POST /oauth/token': () => Response.json(body, { status: 400 }),
  })

  await expect(
    finishSignIn({ pending, params: query('code=C&state=S'), fetch }),
  ).rejects.toMatchObject({ reason: 'no-token', detail: 'The code was used before.' })
})

test.each([
  ['an answer without a token', { 'POST /oauth/token': () => Response.json({}) }],
  ['a token that opens nothing', { 'POST /oauth/token': token }],
])('%s is no token', async (_name, answers) => {
  const { fetch } = createFakeServer(answers)

  await expect(
    finishSignIn({ pending, params: query('code=C&state=S'), fetch }),
  ).rejects.toMatchObject({ reason: 'no-token' })
})

test('a server that went away meanwhile is unreachable', async () => {
  const params = query('code=C&state=S')

  await expect(finishSignIn({ pending, params, fetch: unreachableServer })).rejects.toMatchObject({
    reason: 'unreachable',
  })
})

test('signing out revokes the token', async () => {
  const { fetch, requests, asked } = createFakeServer({
    'POST /oauth/revoke': () => Response.json({}),
  })

  const isTold = await signOut({
    origin: pending.origin,
    app: pending.app,
    accessToken: 'T',
    fetch,
  })

  expect(isTold).toBe(true)
  expect(asked()).toEqual(['POST /oauth/revoke'])
  expect(await requests[0]?.text()).toBe('client_id=id&client_secret=secret&token=T')
})

test('a token that cannot be revoked does not stop signing out, and that is told', async () => {
  const gone = {
    origin: pending.origin,
    app: pending.app,
    accessToken: 'T',
    fetch: unreachableServer,
  }

  await expect(signOut(gone)).resolves.toBe(false)
})
