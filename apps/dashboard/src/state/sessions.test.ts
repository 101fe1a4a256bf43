import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../testing/factories.ts'
import { page, refuse } from '../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../testing/test-browser.ts'
import { addColumnAtom, columnsAtom } from './columns/columns.ts'
import { changeDraftAtom } from './compose/draft.ts'
import { refreshList } from './live-lists/request-page.ts'
import { currentSessionAtom, phaseAtom, sessionsAtom } from './sessions.ts'
import { START_PATIENCE_MS } from './sessions/ask-initial-state.ts'
import { beginSignInAtom, signInErrorAtom } from './sessions/sign-in.ts'
import { signOutAtom } from './sessions/sign-out.ts'
import { timelineSource } from './timelines/timeline-source.ts'
import { alertsAtom, noticesAtom } from './ui/messages.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1', max_toot_chars: 1024 },
  accounts: { 1: mira },
  settings: { skinTone: 4, columns: [{ id: 'HOME', uuid: 'h', params: {} }] },
}

test(
  'without a session the program shows the sign-in and asks no timeline',
  { tags: ['OVR-01'] },
  async () => {
    const { app, start, server } = testBrowser()
    expect(app.get(phaseAtom)).toBe('starting')

    await start()

    expect(app.get(phaseAtom)).toBe('signed-out')
    expect(server.calls()).toEqual([])
  },
)

test(
  'the state that a server wrote into its page is the session, with its limits and its deck',
  { tags: ['SES-01', 'SES-09'] },
  async () => {
    const { app, start, called } = testBrowser({ initialState: PAGE_STATE })

    const stop = await start()

    const session = app.get(currentSessionAtom)!
    expect(app.get(phaseAtom)).toBe('signed-in')
    expect(session.key).toBe('mira@colonnade.example')
    expect(session.meta).toMatchObject({
      access_token: 'page-token',
      max_toot_chars: 1024,
      me: '1',
    })
    expect(session.servesPage).toBe(true)
    expect(app.get(columnsAtom).map(({ uuid }) => uuid)).toEqual(['h'])
    expect(called('GET /api/v1/accounts/verify_credentials')).toBe(0)
    stop()
  },
)

test(
  'every call carries the bearer token, and on the page’s own server its CSRF token',
  { tags: ['SES-13', 'API-04'] },
  async () => {
    const { app, start, server } = testBrowser({ initialState: PAGE_STATE, csrfToken: 'csrf' })
    const stop = await start()
    const session = app.get(currentSessionAtom)!

    await refreshList(session, timelineSource(session, encodeTimelineKey({ kind: 'home' })))

    const headers = server.requests().at(-1)!.headers
    expect(headers.get('Authorization')).toBe('Bearer page-token')
    expect(headers.get('X-CSRF-Token')).toBe('csrf')
    stop()
  },
)

test(
  'signing in goes to the server’s page, and what it answers becomes a session that is kept',
  { tags: ['SES-01'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/?server=colonnade.example' })
    const authorize = await signIn(world)
    expect(authorize.origin + authorize.pathname).toBe('https://colonnade.example/oauth/authorize')
    expect(authorize.searchParams.get('redirect_uri')).toBe('https://deck.example/')

    const stop = await world.start()
    expect(world.app.get(currentSessionAtom)?.meta).toMatchObject({
      access_token: 'oauth-token',
      default_privacy: 'private',
    })
    expect(world.platform.location.href()).toBe('https://deck.example/')
    stop()

    const next = testBrowser({ href: 'https://deck.example/', storage: world.platform.storage })
    const stopNext = await next.start()
    expect(next.app.get(currentSessionAtom)?.key).toBe('mira@colonnade.example')
    stopNext()
  },
)

test('a wrong address is told, and the way stays open', async () => {
  const { app, platform } = testBrowser()

  await app.set(beginSignInAtom, 'not a server')

  expect(app.get(signInErrorAtom)?.reason).toBe('wrong-address')
  expect(platform.visited).toEqual([])
})

test('an answer with a foreign state signs nobody in, and the address is cleaned', async () => {
  const world = testBrowser()
  await signIn(world)
  world.platform.setHref('https://colonnade.example/?code=abc&state=foreign')

  await world.start()

  expect(world.app.get(phaseAtom)).toBe('signed-out')
  expect(world.app.get(signInErrorAtom)?.reason).toBe('foreign-state')
  expect(world.platform.location.href()).toBe('https://colonnade.example/')
})

test.each([
  ['a refusal', 'error=access_denied&error_description=No', 'refused'],
  ['a code', 'code=abc', 'foreign-state'],
])(
  'tells of %s that comes without a state, and cleans the address',
  async (_what, query, reason) => {
    const world = testBrowser()
    await signIn(world)
    world.platform.setHref(`https://colonnade.example/?${query}`)

    await world.start()

    expect(world.app.get(signInErrorAtom)?.reason).toBe(reason)
    expect(world.platform.location.href()).toBe('https://colonnade.example/')
    expect(world.platform.tabStorage.read('colonnade/pending-sign-in')).toBeNull()
    expect(world.called('POST /oauth/token')).toBe(0)
  },
)

test.each(['error=access_denied', 'code=abc'])(
  'takes no answer without a state where no sign-in waits: %s',
  async (query) => {
    const world = testBrowser({ href: `https://colonnade.example/?${query}` })

    await world.start()

    expect(world.app.get(signInErrorAtom)).toBeNull()
  },
)

test('cleans an address whose path begins with two slashes of its answer', async () => {
  const world = testBrowser()
  await signIn(world)
  const { search } = new URL(world.platform.location.href())
  world.platform.setHref(`https://colonnade.example//evil.example/${search}`)

  const stop = await world.start()

  expect(world.platform.location.href()).toBe('https://colonnade.example//evil.example/')
  expect(world.app.get(phaseAtom)).toBe('signed-in')
  stop()
})

test(
  'revokes the former token when signing in again, and not one that is the same',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/' })
    const revoked = async () => {
      const calls = world.server.requests().filter(({ url }) => url.endsWith('/oauth/revoke'))
      return Promise.all(calls.map(async (call) => new URLSearchParams(await call.clone().text())))
    }
    for (const token of ['first', 'first', 'second']) {
      world.server.on('POST /oauth/token', () =>
        Response.json({ access_token: token, token_type: 'Bearer', scope: 'read', created_at: 1 }),
      )
      await signIn(world)
      const stop = await world.start()
      stop()
      world.app.set(sessionsAtom, [])
    }

    expect((await revoked()).map((call) => call.get('token'))).toEqual(['first'])
    expect(
      world.platform.storage.read('colonnade/accounts/mira@colonnade.example/session'),
    ).toContain('"accessToken":"second"')
  },
)

test('forgets the app with the last account of its server', { tags: ['SES-17'] }, async () => {
  const world = testBrowser({ href: 'https://deck.example/' })
  await signIn(world)
  const stop = await world.start()
  const [session] = world.app.get(sessionsAtom)
  const apps = () => world.platform.storage.keys().filter((name) => name.includes('/apps/'))
  expect(apps()).toEqual(['colonnade/apps/https://colonnade.example'])

  const other = 'colonnade/accounts/noor@colonnade.example/session'
  world.platform.storage.write(other, 'kept')
  world.platform.storage.write('colonnade/apps/https://far.example', '{}')
  await world.app.set(signOutAtom, session!)
  expect(apps()).toHaveLength(2)

  world.platform.storage.remove(other)
  await signIn(world)
  const stopAgain = await world.start()
  await world.app.set(signOutAtom, world.app.get(sessionsAtom)[0]!)
  expect(apps()).toEqual(['colonnade/apps/https://far.example'])
  stop()
  stopAgain()
})

test('an answer that is opened a second time is told as such', async () => {
  const world = testBrowser()
  await signIn(world)
  const answer = world.platform.location.href()
  const stop = await world.start()
  stop()

  world.platform.setHref(answer)
  await world.start()

  expect(world.app.get(signInErrorAtom)?.reason).toBe('reused-state')
})

test(
  'a server that is out of reach at the start leaves the deck as it was known',
  { tags: ['BY-17'] },
  async () => {
    const first = testBrowser({ href: 'https://deck.example/' })
    await signIn(first)
    const stop = await first.start()
    stop()

    const next = testBrowser({ href: 'https://deck.example/', storage: first.platform.storage })
    next.server.on('GET /api/v1/accounts/verify_credentials', () =>
      Promise.reject(new TypeError('offline')),
    )
    const stopNext = await next.start()

    expect(next.app.get(phaseAtom)).toBe('signed-in')
    stopNext()
  },
)

test(
  'a server that says nothing at the start is waited for no longer than one can bear',
  { tags: ['BY-17'] },
  async () => {
    const first = testBrowser({ href: 'https://deck.example/' })
    await signIn(first)
    const stop = await first.start()
    stop()

    const next = testBrowser({ href: 'https://deck.example/', storage: first.platform.storage })
    next.server.on('GET /api/v1/accounts/verify_credentials', () => new Promise(() => undefined))
    const started = next.start()
    await next.platform.clock.advance(START_PATIENCE_MS - 1)
    expect(next.app.get(phaseAtom)).toBe('starting')
    await next.platform.clock.advance(1)

    const stopNext = await started
    expect(next.app.get(phaseAtom)).toBe('signed-in')
    stopNext()
  },
)

test(
  'signing out revokes the token, ends all that runs and forgets all of the account',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/' })
    await signIn(world)
    await world.start()
    const session = world.app.get(currentSessionAtom)!
    world.app.set(addColumnAtom, { id: 'PUBLIC' })
    session.store.set(changeDraftAtom, session, { text: 'half a thought' })

    await world.app.set(signOutAtom, session)
    await world.platform.clock.advance(120_000)

    const revoke = world.server.requests().find(({ url }) => url.endsWith('/oauth/revoke'))
    expect(await revoke?.text()).toContain('token=oauth-token')
    // Closing the tab does not call it back.
    expect(revoke?.keepalive).toBe(true)
    expect(world.called('POST /auth/sign_out')).toBe(0)
    expect(world.app.get(sessionsAtom)).toEqual([])
    expect(world.app.get(columnsAtom)).toEqual([])
    expect(world.app.get(phaseAtom)).toBe('signed-out')
    expect(world.app.get(noticesAtom).map(({ kind }) => kind)).not.toContain('access-stays')
    expect(world.platform.storage.keys().filter((key) => key.includes('mira@'))).toEqual([])
  },
)

test(
  'a revocation that fails does not stop anybody from signing out, and that the token is still good is said',
  { tags: ['SES-17'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/' })
    await signIn(world)
    await world.start()
    world.server.on('POST /oauth/revoke', () => Promise.reject(new TypeError('offline')))

    await world.app.set(signOutAtom, world.app.get(currentSessionAtom)!)

    expect(world.app.get(phaseAtom)).toBe('signed-out')
    expect(world.app.get(alertsAtom)).toEqual([])
    const told = { kind: 'access-stays', text: 'colonnade.example', stays: true }
    expect(world.app.get(noticesAtom)).toMatchObject([told])
  },
)

test.each([
  ['the form is refused', () => refuse(422), ['access-stays']],
  ['the form is taken', () => new Response(null, { status: 204 }), []],
])(
  'who is signed in by the page alone is told the truth too: %s',
  { tags: ['SES-17'] },
  async (_title, answer, told) => {
    const world = testBrowser({ initialState: PAGE_STATE })
    await world.start()
    world.server.on('POST /auth/sign_out', answer)

    await world.app.set(signOutAtom, world.app.get(currentSessionAtom)!)

    expect(world.app.get(noticesAtom).map(({ kind }) => kind)).toEqual(told)
    expect(world.server.requests().at(-1)?.keepalive).toBe(true)
  },
)

test(
  'on the page’s own server both tokens end: the kept one is revoked, the page’s with its cookie',
  { tags: ['SES-17', 'RTE-08'] },
  async () => {
    const before = testBrowser()
    await signIn(before)
    const stop = await before.start()
    stop()
    const world = testBrowser({
      initialState: PAGE_STATE,
      csrfToken: 'csrf',
      storage: before.platform.storage,
    })
    await world.start()
    expect(world.app.get(sessionsAtom)).toHaveLength(1)

    await world.app.set(signOutAtom, world.app.get(currentSessionAtom)!)

    const [revoke, form] = world.server.requests().slice(-2)
    expect(await revoke?.text()).toContain('token=oauth-token')
    expect(form?.url).toBe('https://colonnade.example/auth/sign_out')
    expect(form?.headers.get('X-CSRF-Token')).toBe('csrf')
    expect(await form?.text()).toContain('authenticity_token=csrf')
  },
)

test('a session that is stopped keeps the deck where it is', async () => {
  const { app, start, server } = testBrowser({ initialState: PAGE_STATE })
  server.on('GET /api/v1/timelines/home', () => page(statuses('9')))
  const stop = await start()

  stop()

  expect(app.get(columnsAtom)).toHaveLength(1)
})
