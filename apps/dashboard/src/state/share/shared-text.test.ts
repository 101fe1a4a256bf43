import { describe, expect, test } from 'vitest'
import { saveSharedText } from '../../lib/save-shared-text.ts'
import { signIn, testBrowser } from '../../testing/test-browser.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { currentSessionAtom } from '../sessions.ts'
import { openSessionsAtom } from '../sessions/start-sessions.ts'
import { SHARE_SESSIONS } from './share-sessions.ts'
import { appendSharedText, getSharedText } from './shared-text.ts'

const SHARE = 'https://colonnade.example/share'

test('removes only the shared text from the address', { tags: ['STA-04'] }, () => {
  const { platform } = testBrowser({
    href: `${SHARE}?text=Hello&server=a.example&url=https://b.example`,
  })

  saveSharedText(platform)

  expect(getSharedText(platform)).toBe('Hello\nhttps://b.example')
  expect(platform.location.href()).toBe(`${SHARE}?server=a.example`)
})

test.each(['/share', '/share.html', '/statuses/new'])(
  'reads the text from the hash, which is not sent to the server, at %s',
  { tags: ['STA-04'] },
  (path) => {
    const place = `https://colonnade.example${path}`
    const { platform } = testBrowser({ href: `${place}#?text=My%20words&server=a.example` })

    saveSharedText(platform)

    expect(getSharedText(platform)).toBe('My words')
    expect(platform.location.href()).toBe(`${place}?server=a.example`)
  },
)

test('keeps earlier shared text when an address has none', { tags: ['STA-04'] }, () => {
  const { platform } = testBrowser({ href: `${SHARE}?text=Hello` })
  saveSharedText(platform)

  saveSharedText(platform)

  expect(getSharedText(platform)).toBe('Hello')
})

test('prefers the text of the address to that of the initial state', { tags: ['STA-04'] }, () => {
  const initialState = { compose: { text: 'of the page' } }
  const { platform } = testBrowser({ href: SHARE, initialState })
  const before = getSharedText(platform)
  platform.setHref(`${SHARE}?text=of%20the%20address`)

  saveSharedText(platform)

  expect([before, getSharedText(platform)]).toEqual(['of the page', 'of the address'])
})

test(
  'inserts shared text into the composer after signing in, once',
  { tags: ['STA-04', 'STA-05'] },
  async () => {
    const world = testBrowser({ href: `${SHARE}?text=Hello` })
    const { app, platform } = world
    saveSharedText(platform)

    await signIn(world)
    await app.set(openSessionsAtom, app, SHARE_SESSIONS)

    const session = app.get(currentSessionAtom)!
    expect(session.store.get(draftAtom(session)).text).toBe('Hello')
    expect(getSharedText(platform)).toBe('')
  },
)

describe('appendSharedText', () => {
  const NEW = 'https://colonnade.example/statuses/new'

  test(
    'inserts the text of the compose screen’s address into its composer once',
    { tags: ['STA-04', 'RTE-01'] },
    () => {
      const { session, platform } = testSession()
      platform.setHref(`${NEW}?text=Hello%20there`)

      appendSharedText(session)
      session.store.set(changeDraftAtom, session, { text: 'Hello you' })
      appendSharedText(session)

      expect(session.store.get(draftAtom(session)).text).toBe('Hello you')
      expect(platform.location.href()).toBe(NEW)
    },
  )

  test('inserts it after signing in, too', { tags: ['STA-04', 'STA-05'] }, async () => {
    const world = testBrowser({ href: `${NEW}?text=Hello%20there` })

    await signIn(world)
    await world.start()

    const session = world.app.get(currentSessionAtom)!
    appendSharedText(session)
    expect(session.store.get(draftAtom(session)).text).toBe('Hello there')
  })

  test.each([
    ['', 'words of the page', 'Hello'],
    ['Typed', 'words of the page', 'Typed\nHello'],
  ])(
    'keeps text that was typed since: %j',
    { tags: ['STA-04'] },
    (typed, composeText, expected) => {
      const { session, platform } = testSession({ composeText })
      platform.setHref(`${NEW}?text=Hello`)
      if (typed !== '') session.store.set(changeDraftAtom, session, { text: typed })

      appendSharedText(session)

      expect(session.store.get(draftAtom(session)).text).toBe(expected)
    },
  )

  test('does not change the draft without shared text', () => {
    const { session } = testSession({ composeText: 'words of the page' })

    appendSharedText(session)

    expect(session.store.get(draftAtom(session)).text).toBe('words of the page')
  })
})
