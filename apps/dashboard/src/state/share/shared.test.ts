import { describe, expect, test } from 'vitest'
import { keepShared } from '../../lib/keep-shared.ts'
import { signIn, testBrowser } from '../../testing/test-browser.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { currentSessionAtom } from '../sessions.ts'
import { openSessionsAtom } from '../sessions/start-sessions.ts'
import { SHARE_SESSIONS } from './share-sessions.ts'
import { addShared, waitingText } from './shared.ts'

const SHARE = 'https://colonnade.example/share'

test(
  'what the address brings is taken out of it, and nothing else is',
  { tags: ['STA-04'] },
  () => {
    const { platform } = testBrowser({
      href: `${SHARE}?text=Hello&server=a.example&url=https://b.example`,
    })

    keepShared(platform)

    expect(waitingText(platform)).toBe('Hello\nhttps://b.example')
    expect(platform.location.href()).toBe(`${SHARE}?server=a.example`)
  },
)

test.each(['/share', '/share.html', '/statuses/new'])(
  'takes words from behind the mark where no server hears them, at %s',
  { tags: ['STA-04'] },
  (path) => {
    const place = `https://colonnade.example${path}`
    const { platform } = testBrowser({ href: `${place}#?text=My%20words&server=a.example` })

    keepShared(platform)

    expect(waitingText(platform)).toBe('My words')
    expect(platform.location.href()).toBe(`${place}?server=a.example`)
  },
)

test('an address that brings nothing keeps what came before', { tags: ['STA-04'] }, () => {
  const { platform } = testBrowser({ href: `${SHARE}?text=Hello` })
  keepShared(platform)

  keepShared(platform)

  expect(waitingText(platform)).toBe('Hello')
})

test('the words of the address go over those of the initial state', { tags: ['STA-04'] }, () => {
  const initialState = { compose: { text: 'of the page' } }
  const { platform } = testBrowser({ href: SHARE, initialState })
  const before = waitingText(platform)
  platform.setHref(`${SHARE}?text=of%20the%20address`)

  keepShared(platform)

  expect([before, waitingText(platform)]).toEqual(['of the page', 'of the address'])
})

test(
  'what was shared comes back from signing in, into the composer, once',
  { tags: ['STA-04', 'STA-05'] },
  async () => {
    const world = testBrowser({ href: `${SHARE}?text=Hello` })
    const { app, platform } = world
    keepShared(platform)

    await signIn(world)
    await app.set(openSessionsAtom, app, SHARE_SESSIONS)

    const session = app.get(currentSessionAtom)!
    expect(session.store.get(draftAtom(session)).text).toBe('Hello')
    expect(waitingText(platform)).toBe('')
  },
)

describe('addShared', () => {
  const NEW = 'https://colonnade.example/statuses/new'

  test(
    'writes the words of the address of the compose screen into its composer, once',
    { tags: ['STA-04', 'RTE-01'] },
    () => {
      const { session, platform } = testSession()
      platform.setHref(`${NEW}?text=Hello%20there`)

      addShared(session)
      session.store.set(changeDraftAtom, session, { text: 'Hello you' })
      addShared(session)

      expect(session.store.get(draftAtom(session)).text).toBe('Hello you')
      expect(platform.location.href()).toBe(NEW)
    },
  )

  test('writes them after signing in, too', { tags: ['STA-04', 'STA-05'] }, async () => {
    const world = testBrowser({ href: `${NEW}?text=Hello%20there` })

    await signIn(world)
    await world.start()

    const session = world.app.get(currentSessionAtom)!
    addShared(session)
    expect(session.store.get(draftAtom(session)).text).toBe('Hello there')
  })

  test.each([
    ['', 'words of the page', 'Hello'],
    ['Typed', 'words of the page', 'Typed\nHello'],
  ])('keeps what was typed meanwhile: %j', { tags: ['STA-04'] }, (typed, composeText, expected) => {
    const { session, platform } = testSession({ composeText })
    platform.setHref(`${NEW}?text=Hello`)
    if (typed !== '') session.store.set(changeDraftAtom, session, { text: typed })

    addShared(session)

    expect(session.store.get(draftAtom(session)).text).toBe(expected)
  })

  test('changes nothing when nothing was shared', () => {
    const { session } = testSession({ composeText: 'words of the page' })

    addShared(session)

    expect(session.store.get(draftAtom(session)).text).toBe('words of the page')
  })
})
