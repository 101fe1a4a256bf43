import { expect, test } from 'vitest'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { draftAtom } from '../compose/draft.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { currentSessionAtom, phaseAtom } from '../sessions.ts'
import { openSessionsAtom } from '../sessions/start-sessions.ts'
import { SHARE_SESSIONS } from './share-sessions.ts'
import { startWriting } from './start-writing.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1', max_toot_chars: 1024 },
  compose: { text: 'Shared by the server' },
  accounts: { 1: mira },
}

/** A browser in which somebody has signed in and looked at the deck before. */
async function knownBrowser() {
  const world = testBrowser()
  await signIn(world)
  const stop = await world.start()
  stop()
  return world.platform.storage
}

test(
  'the page’s state is a composer with its text, and nobody is asked for anything',
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
  'who is signed in here can write before any server has answered',
  { tags: ['STA-05'] },
  async () => {
    const { app, server } = testBrowser({ storage: await knownBrowser() })

    await app.set(openSessionsAtom, app, SHARE_SESSIONS)

    expect(app.get(currentSessionAtom)?.key).toBe('mira@colonnade.example')
    expect(server.calls()).toEqual([])
  },
)

test(
  'a composer alone asks for what it shows: no stream, and no timeline',
  { tags: ['STA-02', 'STA-07'] },
  async () => {
    const { app, server, platform } = testBrowser({ initialState: PAGE_STATE })
    await app.set(openSessionsAtom, app, SHARE_SESSIONS)
    const session = app.get(currentSessionAtom)!

    startWriting(session)
    startWriting(session)

    const askedOnce = (call: string) => server.calls().filter((each) => each === call).length
    await expect.poll(() => askedOnce('GET /api/v1/custom_emojis')).toBe(1)
    await settled()
    expect(new Set(server.calls())).toEqual(
      new Set(['GET /api/v1/custom_emojis', 'GET /api/v2/instance']),
    )
    session.streaming.subscribe({ stream: 'user' }, () => undefined)
    expect(platform.sockets).toEqual([])
  },
)

test(
  'a token that is over leads back to the door when it is used',
  { tags: ['STA-05'] },
  async () => {
    const { app, server } = testBrowser({ storage: await knownBrowser() })
    server.on('GET /api/v1/custom_emojis', () => refuse(401))
    server.on('GET /api/v1/accounts/verify_credentials', () => refuse(401))
    await app.set(openSessionsAtom, app, SHARE_SESSIONS)
    const session = app.get(currentSessionAtom)!

    await session.store.set(fetchCustomEmojisAtom, session)

    await expect.poll(() => app.get(phaseAtom)).toBe('signed-out')
  },
)

test('without a session the door shows, and no server is asked', { tags: ['STA-05'] }, async () => {
  const { app, server } = testBrowser()

  await app.set(openSessionsAtom, app, SHARE_SESSIONS)
  await settled()

  expect(app.get(phaseAtom)).toBe('signed-out')
  expect(server.calls()).toEqual([])
})
