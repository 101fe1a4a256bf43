import { expect, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { draftAtom } from '../compose/draft.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { currentSessionAtom, phaseAtom } from '../sessions.ts'
import { openSessionsAtom } from '../sessions/start-sessions.ts'
import { SHARE_SESSIONS } from './share-sessions.ts'
import { startComposer } from './start-composer.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1', max_toot_chars: 1024 },
  compose: { text: 'Shared by the server' },
  accounts: { 1: mira },
}

/** A browser in which an account has signed in and opened the columns before. */
async function openKnownBrowser() {
  const world = testBrowser()
  await signIn(world)
  const stop = await world.start()
  stop()
  return world.platform.storage
}

test(
  'opens a composer with the text of the page’s state and sends no request',
  { tags: ['STA-04'] },
  async () => {
    const { app, server } = testBrowser({ initialState: PAGE_STATE })

    await app.set(openSessionsAtom, app, SHARE_SESSIONS)

    const session = app.get(currentSessionAtom)!
    expect(session.store.get(draftAtom(session)).text).toBe('Shared by the server')
    expect(session.meta.max_toot_chars).toBe(1024)
    expect(server.calls()).toEqual([])
  },
)

test(
  'can write before any server has responded when an account is signed in',
  { tags: ['STA-05'] },
  async () => {
    const { app, server } = testBrowser({ storage: await openKnownBrowser() })

    await app.set(openSessionsAtom, app, SHARE_SESSIONS)

    expect(app.get(currentSessionAtom)?.key).toBe('mira@colonnade.example')
    expect(server.calls()).toEqual([])
  },
)

test(
  'fetches only what the composer shows: no stream and no timeline',
  { tags: ['STA-02', 'STA-07'] },
  async () => {
    const { app, server, platform } = testBrowser({ initialState: PAGE_STATE })
    await app.set(openSessionsAtom, app, SHARE_SESSIONS)
    const session = app.get(currentSessionAtom)!

    startComposer(session)
    startComposer(session)

    const askedOnce = (call: string) => server.calls().filter((each) => each === call).length
    await expect.poll(() => askedOnce('GET /api/v1/custom_emojis')).toBe(1)
    await flushPromises()
    expect(new Set(server.calls())).toEqual(
      new Set(['GET /api/v1/custom_emojis', 'GET /api/v2/instance']),
    )
    session.streaming.subscribe({ stream: 'user' }, () => undefined)
    expect(platform.sockets).toEqual([])
  },
)

test('shows the sign-in screen when an invalid token is used', { tags: ['STA-05'] }, async () => {
  const { app, server } = testBrowser({ storage: await openKnownBrowser() })
  server.on('GET /api/v1/custom_emojis', () => createErrorResponse(401))
  server.on('GET /api/v1/accounts/verify_credentials', () => createErrorResponse(401))
  await app.set(openSessionsAtom, app, SHARE_SESSIONS)
  const session = app.get(currentSessionAtom)!

  await session.store.set(fetchCustomEmojisAtom, session)

  await expect.poll(() => app.get(phaseAtom)).toBe('signed-out')
})

test(
  'shows the sign-in screen and sends no request without a session',
  { tags: ['STA-05'] },
  async () => {
    const { app, server } = testBrowser()

    await app.set(openSessionsAtom, app, SHARE_SESSIONS)
    await flushPromises()

    expect(app.get(phaseAtom)).toBe('signed-out')
    expect(server.calls()).toEqual([])
  },
)
