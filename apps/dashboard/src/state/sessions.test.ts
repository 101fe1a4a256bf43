import { expect, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../testing/factories.ts'
import { createPageResponse } from '../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../testing/test-browser.ts'
import { columnsAtom } from './columns/columns.ts'
import { refreshList } from './live-lists/request-page.ts'
import { addedAccountAtom, currentSessionAtom, phaseAtom, sessionsAtom } from './sessions.ts'
import { INITIAL_STATE_TIMEOUT_MS } from './sessions/fetch-initial-state.ts'
import { beginSignInAtom, signInErrorAtom } from './sessions/sign-in.ts'
import { createTimelineSource } from './timelines/timeline-source.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1', max_toot_chars: 1024 },
  accounts: { 1: mira },
  settings: { skinTone: 4, columns: [{ id: 'HOME', uuid: 'h', params: {} }] },
}

test(
  'shows the sign-in screen and fetches no timeline without a session',
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
  'opens a session from the initial state in the page, with its limits and columns',
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
  'keeps the composer after a first sign-in to the server that renders the page signed in',
  { tags: ['SES-17', 'BY-02'] },
  async () => {
    const { settings: _settings, ...state } = PAGE_STATE
    const world = testBrowser({ initialState: state })
    await signIn(world)

    await world.start()

    expect(world.app.get(addedAccountAtom)).toBeNull()
    expect(world.app.get(columnsAtom).map(({ id }) => id)).toContain('COMPOSE')
  },
)

test(
  'sends the bearer token with every request, and the CSRF token on the page’s own server',
  { tags: ['SES-13', 'API-04'] },
  async () => {
    const { app, start, server } = testBrowser({ initialState: PAGE_STATE, csrfToken: 'csrf' })
    const stop = await start()
    const session = app.get(currentSessionAtom)!

    await refreshList(session, createTimelineSource(session, encodeTimelineKey({ kind: 'home' })))

    const headers = server.requests().at(-1)!.headers
    expect(headers.get('Authorization')).toBe('Bearer page-token')
    expect(headers.get('X-CSRF-Token')).toBe('csrf')
    stop()
  },
)

test(
  'signs in through the server’s authorization page and stores the session',
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

test('shows an error for a wrong address and allows another attempt', async () => {
  const { app, platform } = testBrowser()

  await app.set(beginSignInAtom, 'not a server')

  expect(app.get(signInErrorAtom)?.reason).toBe('wrong-address')
  expect(platform.visited).toEqual([])
})

test('rejects a redirect with a foreign state and cleans the address', async () => {
  const world = testBrowser()
  await signIn(world)
  world.platform.setHref('https://colonnade.example/?code=abc&state=foreign')

  await world.start()

  expect(world.app.get(phaseAtom)).toBe('signed-out')
  expect(world.app.get(signInErrorAtom)?.reason).toBe('foreign-state')
  expect(world.platform.location.href()).toBe('https://colonnade.example/')
})

test.each([
  ['a denial', 'error=access_denied&error_description=No', 'refused'],
  ['a code', 'code=abc', 'foreign-state'],
])(
  'reports %s that comes without a state, and cleans the address',
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
  'ignores a redirect without a state when no sign-in is pending: %s',
  async (query) => {
    const world = testBrowser({ href: `https://colonnade.example/?${query}` })

    await world.start()

    expect(world.app.get(signInErrorAtom)).toBeNull()
  },
)

test('removes the sign-in parameters from an address whose path begins with two slashes', async () => {
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
  'revokes the former token when signing in again, unless it is the same',
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

test('reports a redirect that is opened a second time', async () => {
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
  'shows the stored columns when the server is unreachable at start',
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
  'starts from the stored state when the server does not respond within START_PATIENCE_MS',
  { tags: ['BY-17'] },
  async () => {
    const first = testBrowser({ href: 'https://deck.example/' })
    await signIn(first)
    const stop = await first.start()
    stop()

    const next = testBrowser({ href: 'https://deck.example/', storage: first.platform.storage })
    next.server.on('GET /api/v1/accounts/verify_credentials', () => new Promise(() => undefined))
    const started = next.start()
    await next.platform.clock.advance(INITIAL_STATE_TIMEOUT_MS - 1)
    expect(next.app.get(phaseAtom)).toBe('starting')
    await next.platform.clock.advance(1)

    const stopNext = await started
    expect(next.app.get(phaseAtom)).toBe('signed-in')
    stopNext()
  },
)

test('keeps the scroll position when a session is stopped', async () => {
  const { app, start, server } = testBrowser({ initialState: PAGE_STATE })
  server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses('9')))
  const stop = await start()

  stop()

  expect(app.get(columnsAtom)).toHaveLength(1)
})
