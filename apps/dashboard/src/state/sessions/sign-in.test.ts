import { expect, test } from 'vitest'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { currentSessionAtom } from '../sessions.ts'
import {
  beginOwnSignInAtom,
  beginSignInAtom,
  PREPARED_MS,
  prepareOwnSignInAtom,
  signInErrorAtom,
} from './sign-in.ts'

test(
  'goes to the prepared authorization page within the click, and signs in',
  { tags: ['SES-01'] },
  async () => {
    const world = testBrowser()
    const twice = [world.app.set(prepareOwnSignInAtom), world.app.set(prepareOwnSignInAtom)]
    await Promise.all(twice)
    expect(world.called('POST /api/v1/apps')).toBe(1)
    expect(world.platform.visited).toEqual([])

    void world.app.set(beginOwnSignInAtom)
    const [visited = ''] = world.platform.visited
    expect(new URL(visited).pathname).toBe('/oauth/authorize')

    const state = new URL(visited).searchParams.get('state') ?? ''
    world.platform.setHref(`https://colonnade.example/?code=abc&state=${state}`)
    const stop = await world.start()
    expect(world.app.get(currentSessionAtom)?.meta.access_token).toBe('oauth-token')
    stop()
  },
)

const FIRST_CALLS = [
  'GET /api/v1/accounts/verify_credentials',
  'GET /api/v1/preferences',
  'GET /api/v1/markers',
  'GET /api/v1/timelines/home',
]

test('sends what the session starts with as soon as it has the token, each request once', async () => {
  const world = testBrowser()
  await signIn(world)
  const instanceCalls = world.called('GET /api/v2/instance')
  const held = world.server.hold('GET /api/v1/accounts/verify_credentials')

  const starting = world.start()
  await expect.poll(() => FIRST_CALLS.map(world.called)).toEqual([1, 1, 1, 1])
  held.answer(Response.json(mira))
  const stop = await starting
  await expect.poll(() => world.app.get(currentSessionAtom)).not.toBeNull()

  expect(FIRST_CALLS.map(world.called)).toEqual([1, 1, 1, 1])
  expect(world.called('GET /api/v2/instance')).toBe(instanceCalls + 1)
  stop()
})

test('discards these responses when the account cannot be loaded', async () => {
  const world = testBrowser()
  await signIn(world)
  world.server.on('GET /api/v1/accounts/verify_credentials', () => createErrorResponse(401))

  const stop = await world.start()
  await expect.poll(() => world.app.get(signInErrorAtom)?.reason).toBe('no-token')

  expect(world.called('GET /api/v1/markers')).toBe(1)
  expect(globalThis.colonnadeFirstAnswers?.size).toBe(0)
  stop()
})

test(
  'uses a prepared sign-in once: the next click gets a new state',
  { tags: ['SES-01'] },
  async () => {
    const { app, platform } = testBrowser()
    await app.set(prepareOwnSignInAtom)

    await app.set(beginOwnSignInAtom)
    await app.set(beginOwnSignInAtom)

    const states = platform.visited.map((url) => new URL(url).searchParams.get('state'))
    expect(states).toHaveLength(2)
    expect(new Set(states).size).toBe(2)
  },
)

test('prepares the sign-in on click when none is ready or it has expired', async () => {
  const early = testBrowser()
  const held = early.server.hold('GET /api/v2/instance')
  const preparing = early.app.set(prepareOwnSignInAtom)
  await early.app.set(beginOwnSignInAtom)
  expect(early.platform.visited).toHaveLength(1)
  held.answer(createErrorResponse(500))
  await preparing
  expect(early.app.get(signInErrorAtom)).toBeNull()

  const late = testBrowser()
  await late.app.set(prepareOwnSignInAtom)
  await late.platform.clock.advance(PREPARED_MS)
  void late.app.set(beginOwnSignInAtom)
  expect(late.platform.visited).toEqual([])
  await expect.poll(() => late.platform.visited).toHaveLength(1)
})

test('shows a failed preparation on click and not before', async () => {
  const { app, server, platform } = testBrowser()
  server.on('POST /api/v1/apps', () => Promise.reject(new TypeError('offline')))

  await app.set(prepareOwnSignInAtom)
  expect(app.get(signInErrorAtom)).toBeNull()

  await app.set(beginOwnSignInAtom)
  expect(app.get(signInErrorAtom)?.reason).toBe('unreachable')
  expect(platform.visited).toEqual([])
})

test('does not use the prepared sign-in for another server', async () => {
  const { app, platform } = testBrowser()
  await app.set(prepareOwnSignInAtom)

  await app.set(beginSignInAtom, 'https://other.example')

  expect(platform.visited.map((url) => new URL(url).host)).toEqual(['other.example'])
})

test.each([['@mira@other.example'], ['https://other.example/@mira'], ['other.example']])(
  'stores a server without the account name: %s',
  { tags: ['SES-01', 'SES-17'] },
  async (typed) => {
    const { app, platform, called } = testBrowser()

    await app.set(beginSignInAtom, typed)
    await app.set(beginSignInAtom, ' https://other.example ')

    expect(platform.visited).toHaveLength(2)
    expect(platform.storage.keys()).toEqual(['colonnade/apps/https://other.example'])
    expect(called('POST /api/v1/apps')).toBe(1)
  },
)
