import { expect, test } from 'vitest'
import { signIn, testBrowser } from '../../testing/test-browser.ts'
import { draftAtom } from '../compose/draft.ts'
import { currentSessionAtom } from '../sessions/sessions.ts'
import { openShareSessionsAtom } from './open-share-sessions.ts'
import { keepShared, waitingText } from './shared.ts'

const SHARE = 'https://colonnade.example/share'

test('what the address brings is taken out of it, and nothing else is [STA-04]', () => {
  const { platform } = testBrowser({
    href: `${SHARE}?text=Hello&server=a.example&url=https://b.example`,
  })

  keepShared(platform)

  expect(waitingText(platform)).toBe('Hello\nhttps://b.example')
  expect(platform.location.href()).toBe(`${SHARE}?server=a.example`)
})

test('an address that brings nothing keeps what came before [STA-04]', () => {
  const { platform } = testBrowser({ href: `${SHARE}?text=Hello` })
  keepShared(platform)

  keepShared(platform)

  expect(waitingText(platform)).toBe('Hello')
})

test('the words of the address go over those of the initial state [STA-04]', () => {
  const initialState = { compose: { text: 'of the page' } }
  const { platform } = testBrowser({ href: SHARE, initialState })
  const before = waitingText(platform)
  platform.setHref(`${SHARE}?text=of%20the%20address`)

  keepShared(platform)

  expect([before, waitingText(platform)]).toEqual(['of the page', 'of the address'])
})

test('what was shared comes back from signing in, into the composer, once [STA-04, STA-05]', async () => {
  const world = testBrowser({ href: `${SHARE}?text=Hello` })
  const { app, platform } = world
  keepShared(platform)

  await signIn(world)
  await app.set(openShareSessionsAtom, app)

  const session = app.get(currentSessionAtom)!
  expect(session.store.get(draftAtom(session)).text).toBe('Hello')
  expect(waitingText(platform)).toBe('')
})
