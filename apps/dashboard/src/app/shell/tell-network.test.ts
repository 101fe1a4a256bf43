import { i18n } from '@lingui/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Network } from '../../lib/shell/network.ts'
import { sessionsAtom } from '../../state/sessions/sessions.ts'
import { noticesAtom } from '../../state/ui/notices.ts'
import { testSession } from '../../testing/test-session.ts'
import { startTellingNetwork } from './tell-network.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterAll(() => i18n.activate(''))

function deckOn(isThere: boolean) {
  const { session, server, platform } = testSession({ columns: [] })
  const { app } = session
  app.set(sessionsAtom, [session])
  let say = (_isThere: boolean) => undefined as void
  const network: Network = {
    isThere: () => isThere,
    watch: (listener) => {
      say = listener
      return () => {
        say = () => undefined
      }
    },
  }
  const stop = startTellingNetwork(app, network)
  const said = () => app.get(noticesAtom).map(({ text }) => text)
  return { said, stop, server, platform, say: (is: boolean) => say(is) }
}

const GONE = 'You are offline. What you write is kept in this browser.'
const BACK = 'You are back online'

test('that the network is gone is said once, and that it is back too', () => {
  const { said, say, stop } = deckOn(true)
  expect(said()).toEqual([])

  for (const isThere of [false, false, true, true]) say(isThere)

  expect(said()).toEqual([GONE, BACK])
  stop()
})

test('who starts without a network is told so, and the server is asked what it offers once it is back [BY-17]', async () => {
  const { said, say, stop, server, platform } = deckOn(false)
  expect(said()).toEqual([GONE])

  say(true)
  await platform.clock.advance(0)

  expect(server.calls().some((call) => call.includes('/instance'))).toBe(true)
  stop()
})
